import { centrePath } from '@centre/domain/centre';
import type { Manifest } from 'vite';
import { departments } from '../src/texts/departments.texts.ts';

/**
 * Limits of one page visit, in kilobytes of 1024 bytes as compressed by brotli. A page must be read
 * on a cheap phone over a slow network before its reader gives up: its HTML in two seconds, its
 * scripts, which only make it livelier, in the next few.
 */
interface PageBudget {
  /** Files of the built site, without their ending. */
  readonly files: readonly string[];
  /** The module of its screen, below `web`. */
  readonly screen: string;
  /** Modules that it fetches by itself, besides those of every page. */
  readonly alsoFetches?: readonly string[];
  /** Scripts that load without a click, except the one that reads data. */
  readonly scripts: number;
  /** Whether it reads lists, once what it was sent with is old. */
  readonly readsLists?: boolean;
  /** The whole visit, 230 if absent; checked by `npm run bench`, which measures it in a browser. */
  readonly everything?: number;
}

const site = (name: string) => `src/site/${name}.tsx`;
const list = { scripts: 96, readsLists: true } as const;
/** Of a page that few visits begin with, and that may bring a little of its own. */
const further = { scripts: 106 } as const;

export const pageBudgets: readonly PageBudget[] = [
  { ...list, files: ['modeles/accueil'], screen: site('home/home') },
  { ...list, files: ['modeles/actualites', 'modeles/blog'], screen: site('news/news') },
  { ...list, files: ['modeles/galerie'], screen: site('gallery/gallery') },
  { ...list, files: ['modeles/temoignages'], screen: site('temoignages/temoignages') },
  {
    files: ['modeles/inscription'],
    screen: site('inscription/inscription'),
    // Every country's phone numbers.
    alsoFetches: ['src/inscription-form/international-phone-input.tsx'],
    scripts: 130,
  },
  { ...further, files: ['modeles/suivi'], screen: site('suivi/suivi') },
  {
    files: [
      centrePath.slice(1),
      'apropos',
      'auxentreprise',
      'bacpro',
      'bts',
      'bts-3-ans',
      'contact',
      'courteduree',
      'formation',
      ...departments.map(({ path }) => path.slice(1)),
    ],
    // Only islands are more than HTML; Vite names what several screens import by itself.
    screen: '_islands',
    scripts: 91,
  },
  // Its banner runs.
  { files: ['licence'], screen: site('programmes/licence-islands'), scripts: 92 },
  {
    ...further,
    files: ['test-images'],
    screen: site('test-screens/test-images'),
    // For developers, who want to see every picture at once.
    everything: 300,
  },
  { ...further, files: ['test-carousel'], screen: site('test-screens/test-carousel') },
  { ...further, files: ['404'], screen: site('not-found/not-found') },
];

/** Scripts of every page: the hydration, which is the first, the start, the deferred part. */
const everyPage = ['src/app/client.tsx', 'index.html', 'src/app/pwa/pwa.tsx'];

/** Vite's manifest, below `web/dist`. */
export const scriptsFile = 'scripts.json';

/** Files of the modules at `sources`, with all that they cannot do without. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (source: string): void => {
    const chunk =
      manifest[source] ?? Object.values(manifest).find(({ name }) => `_${name}` === source);
    if (!chunk) throw new Error(`The build has no ${source} (web/build/budgets.ts).`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return files;
}

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...files].filter((file) => !others.has(file)));

/** Addresses of the scripts that a page cannot come alive without, by the file of the page. */
export function modulesOfPages(manifest: Manifest): Record<string, readonly string[]> {
  return Object.fromEntries(
    pageBudgets.flatMap(({ files, screen }) => {
      const own = scriptsOf(manifest, [...everyPage, screen]);
      const addresses = [...own].map((file) => `/${file}`);
      return files.map((file) => [`${file}.html`, addresses]);
    }),
  );
}

/** Something whose files together have a limit, as size-limit takes it. */
interface Check {
  readonly name: string;
  /** Below the folder of the site. */
  readonly files: ReadonlySet<string>;
  readonly kilobytes: number;
}

const section = (name: string) => `src/dashboard/${name}-tab.tsx`;
const dashboard = ['dashboard.html', 'src/dashboard/sections.tsx'];

/** Every limit of scripts. What weighs too much is what came within reach of a page by mistake. */
export function scriptChecks(manifest: Manifest): readonly Check[] {
  const scripts = (...sources: readonly string[]) => scriptsOf(manifest, sources);
  const pdf = (name: string) => scripts(`src/pdf/${name}.ts`, 'src/pdf/site-parts.ts');
  return [
    ...pageBudgets.flatMap(({ files, screen, alsoFetches = [], ...budget }) => {
      const own = scripts(...everyPage, screen, ...alsoFetches);
      const data = without(scripts('src/data/public/published-lists.ts'), own);
      const name = `/${files[0]}`;
      return [
        { name: `${name}, scripts`, files: own, kilobytes: budget.scripts },
        ...(budget.readsLists ? [{ name: `${name}, listes`, files: data, kilobytes: 34 }] : []),
      ];
    }),
    // The login screen waits for these before anything else.
    { name: 'écran de connexion', files: scripts('dashboard.html'), kilobytes: 145 },
    {
      name: 'tableau de bord, toutes ses rubriques',
      // Fetched once on an office computer, and kept. A twentieth is zod, with which the forms
      // know the rules of the server.
      files: scripts(
        ...dashboard,
        section('articles/articles'),
        section('bilan/bilan'),
        section('galerie/galerie'),
        section('inscriptions/inscriptions'),
        section('temoignages/temoignages'),
        section('users/users'),
      ),
      kilobytes: 440,
    },
    // Loaded by a click, as is the receipt.
    {
      name: 'fiche PDF',
      files: without(
        pdf('fiche-pdf'),
        scripts(...dashboard, section('inscriptions/inscriptions')),
      ),
      kilobytes: 112,
    },
    {
      name: 'reçu PDF',
      files: without(
        pdf('receipt-pdf'),
        scripts(...everyPage, site('inscription/inscription'), site('inscription/receipt')),
      ),
      kilobytes: 111,
    },
  ];
}
