import { globSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { scriptChecks, scriptsFile } from './build/budgets.ts';

const manifest = JSON.parse(
  readFileSync(new URL(`dist/${scriptsFile}`, import.meta.url), 'utf8'),
) as Manifest;

const site = 'dist/client';
const html = globSync('**/*.html', { cwd: new URL(site, import.meta.url) });

/** What the built site may weigh, as brotli compresses it. */
export default [
  ...scriptChecks(manifest),
  ...html.map((file) => ({ name: file, files: [file], kilobytes: 20 })),
].map(({ name, files, kilobytes }) => ({
  name,
  path: [...files].map((file) => `${site}/${file}`),
  // The same code with other file names in it compresses to up to 200 bytes more.
  limit: `${kilobytes + 0.5} KiB`,
}));
