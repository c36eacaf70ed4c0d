/** Writes the tables of docs/api.md anew: `npm run docs:api`. */
import { writeFileSync } from 'node:fs';
import { currentPage, pageFile } from './api-page.ts';

writeFileSync(pageFile, await currentPage());
