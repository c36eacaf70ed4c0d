import { centrePath } from '@centre/domain/centre';
import type { Manifest } from 'vite';
import { departments } from '../src/texts/departments.texts.ts';

/**
 * Limits of one page visit, in kilobytes of 1024 bytes compressed by brotli. On a cheap phone and a
 * slow network, the HTML must arrive in two seconds, and the scripts, which only add interactivity,
 * in the next few.
 */
interface PageBudget {
  /** Files of the built site, without their extension. */
  readonly files: readonly string[];
  /** Module of its screen, below `web`. */
  readonly screen: string;
  /** Other modules that it fetches without a click. */
  readonly alsoFetches?: readonly string[];
  /** Limit of the scripts that load without a click, except the one that reads data. */
  readonly scripts: number;
  /** Whether it reads lists from the database, once the served data is stale. */
  readonly readsLists?: boolean;
  /** Limit of the whole visit, 230 by default; `npm run bench` measures it in a browser. */
  readonly everything?: number;
}

const site = (name: string) => `src/site/${name}.tsx`;
const list = { scripts: 96, readsLists: true } as const;
/** Limit of pages that few visits begin with. */
const secondary = { scripts: 106 } as const;

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
  { ...secondary, files: ['modeles/suivi'], screen: site('suivi/suivi') },
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
    // Static pages load only the common islands; `_islands` is Vite's name of that shared chunk.
    screen: '_islands',
    scripts: 91,
  },
  // Its banner moves.
  { files: ['licence'], screen: site('programmes/licence-islands'), scripts: 92 },
  {
    ...secondary,
    files: ['test-images'],
    screen: site('test-screens/test-images'),
    // A developers' page with many pictures.
    everything: 300,
  },
  { ...secondary, files: ['test-carousel'], screen: site('test-screens/test-carousel') },
  { ...secondary, files: ['404'], screen: site('not-found/not-found') },
];

/** Scripts of every page: the client, which must be first, the boot script, the deferred part. */
const everyPage = ['src/app/client.tsx', 'index.html', 'src/app/pwa/pwa.tsx'];

/** Name of Vite's manifest, below `web/dist`. */
export const scriptsFile = 'scripts.json';

/** Files of the modules at `sources`, with their static imports. */
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

/** URLs of the scripts that a page needs for hydration, by the file of the page. */
export function modulesOfPages(manifest: Manifest): Record<string, readonly string[]> {
  return Object.fromEntries(
    pageBudgets.flatMap(({ files, screen }) => {
      const ownScripts = scriptsOf(manifest, [...everyPage, screen]);
      const addresses = [...ownScripts].map((file) => `/${file}`);
      return files.map((file) => [`${file}.html`, addresses]);
    }),
  );
}

/** Limit for the total size of some files, as size-limit takes it. */
interface Check {
  readonly name: string;
  /** Paths below the folder of the site. */
  readonly files: ReadonlySet<string>;
  readonly kilobytes: number;
}

const section = (name: string) => `src/dashboard/${name}-tab.tsx`;
const dashboard = ['dashboard.html', 'src/dashboard/sections.tsx'];

/** All limits of scripts. They catch imports that enter a page's scripts by mistake. */
export function scriptChecks(manifest: Manifest): readonly Check[] {
  const scripts = (...sources: readonly string[]) => scriptsOf(manifest, sources);
  const pdf = (name: string) => scripts(`src/pdf/${name}.ts`, 'src/pdf/site-parts.ts');
  return [
    ...pageBudgets.flatMap(({ files, screen, alsoFetches = [], ...budget }) => {
      const ownScripts = scripts(...everyPage, screen, ...alsoFetches);
      const data = without(scripts('src/data/public/published-lists.ts'), ownScripts);
      const name = `/${files[0]}`;
      return [
        { name: `${name}, scripts`, files: ownScripts, kilobytes: budget.scripts },
        ...(budget.readsLists ? [{ name: `${name}, listes`, files: data, kilobytes: 34 }] : []),
      ];
    }),
    // The login screen waits for these scripts.
    { name: 'écran de connexion', files: scripts('dashboard.html'), kilobytes: 145 },
    {
      name: 'tableau de bord, toutes ses rubriques',
      // Fetched once on an office computer, then cached. A twentieth is zod, for forms with the same
      // rules as the server.
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
    // Loaded by a click, like the receipt.
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
