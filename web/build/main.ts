import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { makeAssets } from './assets.ts';
import {
  siteDescription,
  templatePath,
  type SiteDescription,
} from '@centre/domain/site-renderer';
import { modulesOfPages, scriptsFile } from './budgets.ts';
import { makeServiceWorker, versionOf } from './service-worker.ts';
import type * as Rendering from '../src/app/render.tsx';
import type { Sheet } from '../src/app/sheets.ts';

const root = dirname(import.meta.dirname);
const served = join(root, 'dist/client');
// Moved to its place at the end, so that a running server never misses a file.
const client = join(root, 'dist/building');
// For the function that serves pages with their content.
const server = join(root, 'dist/server');
const serverBuilding = join(root, 'dist/server-building');

await makeAssets();
await build({
  root,
  logLevel: 'warn',
  build: { outDir: client, emptyOutDir: true, manifest: scriptsFile },
});
// Moved out of the public folder, for size-limit.
const scripts = join(root, 'dist', scriptsFile);
await rename(join(client, scriptsFile), scripts);
const manifest = JSON.parse(await readFile(scripts, 'utf8')) as Manifest;
const rendering = await build({
  root,
  logLevel: 'warn',
  define: {
    __PAGE_MODULES__: JSON.stringify(modulesOfPages(manifest)),
    __SHEETS__: JSON.stringify(await sheets()),
  },
  // Dependencies are bundled: the deployed functions install others.
  ssr: { noExternal: true },
  build: {
    outDir: serverBuilding,
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: 'src/app/render.tsx',
    rolldownOptions: {
      input: 'src/app/render.tsx',
      // Named after its content: two versions may be loaded in one process.
      output: { entryFileNames: 'render-[hash].js' },
    },
  },
});

// Without links to stylesheets: each page has inline styles (web/src/app/sheets.ts).
const template = (await readFile(join(client, 'index.html'), 'utf8')).replace(
  /<link rel="stylesheet" crossorigin href="[^"]*">/g,
  '',
);
const renderer = chunksOf(rendering).find(({ isEntry }) => isEntry)?.fileName;
if (!renderer) throw new Error('The build has no entry chunk.');
const { renderPages, textFiles } = (await import(
  pathToFileURL(join(serverBuilding, renderer)).href
)) as typeof Rendering;

// Template of pages without scripts.
const inertTemplate = template.replace(
  /<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g,
  '',
);
const pages = (await renderPages()).map(({ file, head, screen, isInert }) => ({
  file,
  html: (isInert ? inertTemplate : template)
    .replace('<!--head-->', () => head)
    .replace('<!--screen-->', () => screen)
    .replace('<!--data-->', ''),
}));
const version = versionOf(pages.map(({ html }) => html));
for (const { file, html } of pages) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), html.replace('<!--version-->', version));
}
// The server renders the home page, so Hosting must find no file at its path.
await rm(join(client, 'index.html'));
await writeFile(
  join(client, `${templatePath}.html`),
  template.replace('<!--version-->', version),
);
await writeFile(
  join(serverBuilding, siteDescription),
  JSON.stringify({ version, renderer } satisfies SiteDescription),
);
for (const [file, content] of Object.entries(textFiles)) {
  await writeFile(join(client, file), content);
}
await makeServiceWorker(client, version);
for (const [built, target] of [
  [serverBuilding, server],
  [client, served],
] as const) {
  await rm(target, { recursive: true, force: true });
  await rename(built, target);
}
/** Stylesheets of the build, the global one first: classes of components override its classes. */
async function sheets(): Promise<readonly Sheet[]> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const all = [...files].map(async (file) => {
    const css = (await readFile(join(client, file), 'utf8')).trim();
    // Only classes of CSS modules contain an underscore (web/vite.config.ts).
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]*_[\w-]+/g));
    return { href: `/${file}`, css, classes: [...classes] };
  });
  return (await Promise.all(all)).toSorted((a, b) => a.classes.length - b.classes.length);
}

function chunksOf(result: Awaited<ReturnType<typeof build>>) {
  return [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((output) => output.type === 'chunk');
}

console.log(`Site : ${pages.length} pages.`);
