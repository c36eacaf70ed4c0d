import { describe, expect, it } from 'vitest';
import { everyPage, otherBudgets, pageBudgets } from './budgets.ts';
import { faultsOf, type BuiltSite } from './check.ts';
import type { Chunk } from './chunk.ts';
import { baselineOf } from './growth.ts';

const kilobyte = 1024;

function chunk(entrance: string, changes: Partial<Chunk> = {}): Chunk {
  return {
    file: `${entrance}.js`,
    bytes: kilobyte,
    imports: [],
    laterImports: [],
    entrance,
    modules: new Map([[entrance, kilobyte]]),
    ...changes,
  };
}

const react = (bytes: number) =>
  chunk('node_modules/react-dom/index.js', {
    file: 'base.js',
    bytes,
    modules: new Map([
      ['node_modules/react-dom/index.js', bytes - kilobyte],
      ['web/src/ui/button.tsx', kilobyte],
    ]),
  });

const client = 'web/src/app/client.tsx';

const named = new Set([
  ...everyPage,
  ...pageBudgets.flatMap(({ screen, alsoFetches = [], reads = [] }) => [
    screen,
    ...alsoFetches,
    ...reads,
  ]),
  ...otherBudgets.flatMap(({ entrances }) => entrances),
]);

/** A site that keeps to its budgets, with `changed` in place of chunks of the same file. */
function site(changed: readonly Chunk[] = [], pages: Record<string, string> = {}): BuiltSite {
  const screens = pageBudgets.map(({ screen }) => `${screen}.js`);
  const chunks = [
    react(80 * kilobyte),
    ...[...named].map((module) => chunk(module)),
    chunk(client, { imports: ['base.js'], laterImports: screens }),
  ];
  const files = pageBudgets.flatMap((page) => page.files);
  return {
    chunks: [...new Map([...chunks, ...changed].map((one) => [one.file, one])).values()],
    pages: new Map([
      ...files.map(
        (file) => [file, '<script type="module" src="/start.js"></script>'] as const,
      ),
      ...Object.entries(pages),
    ]),
    pictureBytes: (url) => (url.includes('800') ? 30 : 10) * kilobyte,
  };
}

const baseline = baselineOf(site().chunks);

describe('The budgets of the site', () => {
  it('are kept by a light site', () => {
    expect(faultsOf(site(), baseline)).toEqual([]);
  });

  it('name the package that has grown', () => {
    const faults = faultsOf(site([react(120 * kilobyte)]), baseline).join('\n');
    expect(faults).toContain('/index, scripts : 124.0 Ko, pas plus de 115');
    expect(faults).toContain('react-dom : 40.0 Ko de plus');
    expect(faults).not.toMatch(/button.tsx.*(de plus|nouveau)/);
  });

  it('name the module that is new', () => {
    const heavy = 'web/src/site/home/atlas.ts';
    const home = chunk('web/src/site/home/home.tsx', {
      bytes: 40 * kilobyte,
      modules: new Map([[heavy, 40 * kilobyte]]),
    });
    const faults = faultsOf(site([home]), baseline);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${heavy} : 40.0 Ko, nouveau`);
  });

  it('do not count with the scripts what reads the data, which has a budget of its own', () => {
    const articles = chunk('web/src/data/articles.ts', { bytes: 29 * kilobyte });
    expect(faultsOf(site([articles]), baseline)).toEqual([]);
    const heavier = { ...articles, bytes: 31 * kilobyte };
    expect(faultsOf(site([heavier]), baseline).join()).toContain('lecture des données : 31');
  });

  it.each([
    ['firebase/auth', 'node_modules/@firebase/auth/dist/index.js'],
    ['firebase/storage', 'node_modules/@firebase/storage/dist/index.js'],
    ['firebase/firestore en entier', 'node_modules/@firebase/firestore/dist/index.esm.js'],
    ['ReactFire', 'node_modules/reactfire/dist/index.js'],
    ['jsPDF', 'node_modules/jspdf/dist/jspdf.es.js'],
    ['le tableau de bord', 'web/src/dashboard/shell.tsx'],
  ])('refuse %s within reach of a public page, however late it is fetched', (name, module) => {
    const contact = 'web/src/site/contact/contact.tsx';
    const late = chunk(contact, { laterImports: ['late.js'] });
    const held = (modules: readonly string[]) =>
      chunk('web/src/site/contact/late.ts', {
        file: 'late.js',
        modules: new Map(modules.map((one) => [one, 100])),
      });
    expect(faultsOf(site([late, held([])]), baseline)).toEqual([]);
    const faults = faultsOf(site([late, held([module])]), baseline);
    expect(faults).toEqual([`${name} est à portée d’une page publique : ${module} (late.js)`]);
  });

  it('let a click bring jsPDF', () => {
    const receipt = 'web/src/pdf/receipt-pdf.ts';
    const pdf = chunk(receipt, { modules: new Map([['node_modules/jspdf/index.js', 100]]) });
    const form = chunk('web/src/site/inscription/inscription.tsx', {
      laterImports: [pdf.file],
    });
    expect(faultsOf(site([form, pdf]), baseline)).toEqual([]);
  });

  it('refuse a script that the page waits for', () => {
    const faults = faultsOf(site([], { index: '<script src="/a.js"></script>' }), baseline);
    expect(faults.join()).toContain('scripts qui retardent l’affichage');
  });

  it('weigh the picture that a phone fetches first', () => {
    const page = (sizes: string) =>
      `<img fetchPriority="high" srcSet="/a-640.webp 640w, /a-800.webp 800w" sizes="${sizes}">`;
    const light = '(min-width: 992px) 680px, 82vw';
    expect(faultsOf(site([], { index: page(light) }), baseline)).toEqual([]);
    const faults = faultsOf(site([], { index: page('100vw') }), baseline);
    expect(faults).toEqual(['/index, première image (/a-800.webp) : 30.0 Ko, pas plus de 20']);
  });

  it.each([
    ['web/src/ui/button.tsx', 0],
    ['web/src/design/design-page.tsx', 1],
  ])('count %s among the pages for developers: %d times', (module, times) => {
    const extra = chunk('web/src/extra.ts', { modules: new Map([[module, 100]]) });
    const faults = faultsOf(site([extra]), baseline);
    expect(faults.filter((fault) => fault.includes('page interne'))).toHaveLength(times);
    expect(faults).toHaveLength(times);
  });

  it('refuse a page that nobody gave a budget', () => {
    const page = '<script type="module" src="/start.js"></script>';
    expect(faultsOf(site([], { nouvelle: page }), baseline).join()).toContain('/nouvelle');
  });
});
