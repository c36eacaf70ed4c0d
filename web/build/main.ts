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
// Put in place at the end: a site that is being served never misses a file.
const client = join(root, 'dist/building');
// For the function that answers pages with their content.
const server = join(root, 'dist/server');
const serverBuilding = join(root, 'dist/server-building');

await makeAssets();
await build({
  root,
  logLevel: 'warn',
  build: { outDir: client, emptyOutDir: true, manifest: scriptsFile },
});
// For size-limit; nobody downloads it.
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

// Links to sheets go: each page has its styles in its head (web/src/app/sheets.ts).
const template = (await readFile(join(client, 'index.html'), 'utf8')).replace(
  /<link rel="stylesheet" crossorigin href="[^"]*">/g,
  '',
);
const renderer = chunksOf(rendering).find(({ isEntry }) => isEntry)?.fileName;
if (!renderer) throw new Error('The build has no entrance.');
const { renderPages, textFiles } = (await import(
  pathToFileURL(join(serverBuilding, renderer)).href
)) as typeof Rendering;

// A page without scripts of ours: not even those that the template fetches.
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
// At the address of the home page there must be no file: the server answers it.
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
for (const [finished, place] of [
  [serverBuilding, server],
  [client, served],
] as const) {
  await rm(place, { recursive: true, force: true });
  await rename(finished, place);
}
/** Sheets of the built site, that of every page first: a component's class wins over its classes. */
async function sheets(): Promise<readonly Sheet[]> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const all = [...files].map(async (file) => {
    const css = (await readFile(join(client, file), 'utf8')).trim();
    // Classes of components have an underscore, those of every page have none (web/vite.config.ts).
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]*_[\w-]+/g));
    return { href: `/${file}`, css, classes: [...classes] };
  });
  return (await Promise.all(all)).toSorted((a, b) => a.classes.length - b.classes.length);
}

/** The scripts of a build. */
function chunksOf(one: Awaited<ReturnType<typeof build>>) {
  return [one]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((output) => output.type === 'chunk');
}

console.log(`Site : ${pages.length} pages.`);
