/** Generates the tables of docs/permissions.md: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

writeFileSync(permissionsFile, await permissionsPage());
