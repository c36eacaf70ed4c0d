import { describe, expect, it } from 'vitest';
import { everyPage, otherBudgets, pageBudgets } from './budgets.ts';
import { faultsOf, withSteadyHashes, type BuiltSite, type Script } from './check.ts';

const kilobyte = 1024;

function script(module: string, changes: Partial<Script> = {}): Script {
  return {
    file: `${module}.js`,
    bytes: kilobyte,
    imports: [],
    laterImports: [],
    modules: [module],
    ...changes,
  };
}

const react = (bytes: number) =>
  script('node_modules/react-dom/index.js', { file: 'site.js', bytes });

const client = 'web/src/app/client.tsx';

const named = new Set([
  ...everyPage,
  ...pageBudgets.flatMap(({ screen, alsoFetches = [], reads = [] }) => [
    screen,
    ...alsoFetches,
    ...reads,
  ]),
  ...otherBudgets.flatMap(({ entrances, besides = [] }) => [...entrances, ...besides]),
]);

/** A site that keeps to its budgets, with `changed` in place of scripts of the same file. */
function site(changed: readonly Script[] = [], pages: Record<string, string> = {}): BuiltSite {
  const screens = pageBudgets.map(({ screen }) => `${screen}.js`);
  const scripts = [
    react(80 * kilobyte),
    ...[...named].map((module) => script(module)),
    script(client, { imports: ['site.js'], laterImports: screens }),
  ];
  const files = pageBudgets.flatMap((page) => page.files);
  return {
    scripts: [...new Map([...scripts, ...changed].map((one) => [one.file, one])).values()],
    pages: new Map([
      ...files.map(
        (file) => [file, '<script type="module" src="/start.js"></script>'] as const,
      ),
      ...Object.entries(pages),
    ]),
    pictureBytes: (url) => (url.includes('800') ? 30 : 10) * kilobyte,
  };
}

describe('The budgets of the site', () => {
  it('are kept by a light site', () => {
    expect(faultsOf(site())).toEqual([]);
  });

  it('name the scripts that weigh most', () => {
    const faults = faultsOf(site([react(100 * kilobyte)])).join('\n');
    expect(faults).toContain(
      '/modeles/accueil, scripts : 104.0 Ko, pas plus de 96\n    100.0 site.js',
    );
  });

  it('do not count with the scripts what reads the data, which has a budget of its own', () => {
    const lists = script('web/src/data/public/published-lists.ts', { bytes: 32 * kilobyte });
    expect(faultsOf(site([lists]))).toEqual([]);
    const heavier = { ...lists, bytes: 35 * kilobyte };
    expect(faultsOf(site([heavier])).join()).toContain('lecture des données : 35');
  });

  it.each([
    ['firebase/auth', 'node_modules/@firebase/auth/dist/index.js'],
    ['firebase/storage', 'node_modules/@firebase/storage/dist/index.js'],
    ['firebase/firestore en entier', 'node_modules/@firebase/firestore/dist/index.esm.js'],
    ['ReactFire', 'node_modules/reactfire/dist/index.js'],
    ['jsPDF', 'node_modules/jspdf/dist/jspdf.es.js'],
    ['le tableau de bord', 'web/src/dashboard/shell.tsx'],
  ])('refuse %s within reach of a public page, however late it is fetched', (name, module) => {
    const suivi = 'web/src/site/suivi/suivi.tsx';
    const late = script(suivi, { laterImports: ['late.js'] });
    const held = (modules: readonly string[]) =>
      script('web/src/site/suivi/late.ts', { file: 'late.js', modules });
    expect(faultsOf(site([late, held([])]))).toEqual([]);
    const faults = faultsOf(site([late, held([module])]));
    expect(faults).toEqual([`${name} est à portée d’une page publique : ${module} (late.js)`]);
  });

  it('let a click bring jsPDF', () => {
    const receipt = 'web/src/pdf/receipt-pdf.ts';
    const pdf = script(receipt, { modules: [receipt, 'node_modules/jspdf/index.js'] });
    const form = script('web/src/site/inscription/inscription.tsx', {
      laterImports: [pdf.file],
    });
    expect(faultsOf(site([form, pdf]))).toEqual([]);
  });

  it('refuse a script that the page waits for', () => {
    const faults = faultsOf(site([], { 'modeles/accueil': '<script src="/a.js"></script>' }));
    expect(faults.join()).toContain('/modeles/accueil : un script retarde l’affichage');
  });

  it('weigh the picture that a phone fetches first', () => {
    const page = (sizes: string) =>
      `<img fetchPriority="high" srcSet="/a-640.webp 640w, /a-800.webp 800w" sizes="${sizes}">`;
    const light = '(min-width: 992px) 680px, 82vw';
    expect(faultsOf(site([], { 'modeles/accueil': page(light) }))).toEqual([]);
    const faults = faultsOf(site([], { 'modeles/accueil': page('100vw') }));
    expect(faults).toEqual(['/modeles/accueil, /a-800.webp : 30.0 Ko, pas plus de 20']);
  });

  it('refuse a page that nobody gave a budget', () => {
    const page = '<script type="module" src="/start.js"></script>';
    expect(faultsOf(site([], { nouvelle: page })).join()).toContain('/nouvelle');
  });
});

describe('The weight of a script', () => {
  it('does not depend on the contents of the scripts that it names', () => {
    const before = withSteadyHashes(
      'import"./site-BfVCVPyH.js";import("./news-address-w1THxjqs.js")',
    );
    const after = withSteadyHashes(
      'import"./site-DyMf0Y_q.js";import("./news-address-6I5K9aqN.js")',
    );
    expect(after).toBe(before);
    expect(before).toMatch(/^import"\.\/site-.{8}\.js";import\("\.\/news-address-.{8}\.js"\)$/);
  });
});
