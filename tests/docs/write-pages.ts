/** Generates the tables of docs/permissions.md and docs/operations.md: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { costsFile, costsPage } from './costs-page.ts';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

writeFileSync(permissionsFile, await permissionsPage());
writeFileSync(costsFile, await costsPage());
