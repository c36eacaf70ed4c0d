/** Generates the tables of docs/api.md, docs/permissions.md and docs/operations.md: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { apiFile, apiPage } from './api-page.ts';
import { costsFile, costsPage } from './costs-page.ts';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

writeFileSync(apiFile, await apiPage());
writeFileSync(permissionsFile, await permissionsPage());
writeFileSync(costsFile, await costsPage());
