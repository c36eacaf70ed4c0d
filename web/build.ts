import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';
import { makeAssets } from './assets.ts';
import type { RenderedPage } from './src/app/render.tsx';

const root = import.meta.dirname;
const served = join(root, 'dist/client');
// Put in place at the end: a site that is being served never misses a file.
const client = join(root, 'dist/building');
const server = join(root, 'dist/server');

await makeAssets();
await build({ root, logLevel: 'warn', build: { outDir: client, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: server,
    emptyOutDir: true,
    ssr: 'src/app/render.tsx',
    rolldownOptions: { input: 'src/app/render.tsx' },
  },
});

const template = await readFile(join(client, 'index.html'), 'utf8');
const { renderPages } = (await import(pathToFileURL(join(server, 'render.js')).href)) as {
  renderPages: () => Promise<RenderedPage[]>;
};

const pages = await renderPages();
for (const { file, head, screen } of pages) {
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--screen-->', () => screen);
  await writeFile(join(client, file), html);
}
await rm(server, { recursive: true });
await rm(served, { recursive: true, force: true });
await rename(client, served);
console.log(`Site : ${pages.length} pages.`);
