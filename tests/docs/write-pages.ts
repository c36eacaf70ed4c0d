/** Generates the tables of docs/api.md and docs/permissions.md: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { apiFile, apiPage } from './api-page.ts';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

writeFileSync(apiFile, await apiPage());
writeFileSync(permissionsFile, await permissionsPage());
