import { centrePath } from '@centre/domain/centre';
import { departments } from '../../src/texts/departments.texts.ts';

/** Limits of one page visit, in kilobytes of 1024 bytes as compressed by brotli. */
interface Budget {
  readonly html: number;
  /** Scripts that load without a click, except those that read data. */
  readonly scripts: number;
  /** Scripts that read data, once what the page was sent with is old. */
  readonly dataScripts: number;
  /** The largest picture of the first screen, on a phone. */
  readonly firstPicture: number;
  /** The whole visit; checked by `npm run bench`, which measures it in a browser. */
  readonly everything: number;
}

/**
 * A page must be read on a cheap phone over a slow network before its reader gives up: its HTML
 * and first picture in two seconds, its scripts, which only make it livelier, in the next few.
 */
const common: Budget = {
  html: 20,
  scripts: 96,
  dataScripts: 34,
  firstPicture: 20,
  everything: 230,
};

/** A page that few visits begin with, and that may bring a little of its own. */
const further: Budget = {
  ...common,
  scripts: common.scripts + 10,
  firstPicture: common.firstPicture + 10,
};

/** A page of which only islands are more than HTML. */
const prerendered: Budget = { ...further, scripts: 91 };

/** The form brings every country's phone numbers. */
const form: Budget = { ...common, scripts: common.scripts + 34 };

/** A page of the public site: what it is made of and what it may cost. */
export interface PageBudget {
  /** Files of the built site, without their ending. */
  readonly files: readonly string[];
  /** The module of its screen. */
  readonly screen: string;
  /** Modules that it fetches by itself, besides those of every page. */
  readonly alsoFetches?: readonly string[];
  /** Modules with which it reads its data. */
  readonly reads?: readonly string[];
  readonly budget: Budget;
}

const site = (name: string) => `web/src/site/${name}.tsx`;
const data = (name: string) => `web/src/data/public/${name}.ts`;

export const pageBudgets: readonly PageBudget[] = [
  {
    files: ['modeles/accueil'],
    screen: site('home/home'),
    reads: [data('published-lists')],
    budget: common,
  },
  {
    files: ['modeles/actualites', 'modeles/blog'],
    screen: site('news/news'),
    reads: [data('published-lists')],
    budget: common,
  },
  {
    files: ['modeles/galerie'],
    screen: site('gallery/gallery'),
    reads: [data('published-lists')],
    budget: common,
  },
  {
    files: ['modeles/temoignages'],
    screen: site('temoignages/temoignages'),
    reads: [data('published-lists')],
    budget: common,
  },
  {
    files: ['modeles/inscription'],
    screen: site('inscription/inscription'),
    alsoFetches: ['web/src/inscription-form/international-phone-input.tsx'],
    budget: form,
  },
  { files: ['modeles/suivi'], screen: site('suivi/suivi'), budget: further },
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
    screen: site('ui/islands'),
    budget: prerendered,
  },
  {
    files: ['licence'],
    screen: site('programmes/licence-islands'),
    // Its banner runs.
    budget: { ...prerendered, scripts: prerendered.scripts + 1 },
  },
  {
    files: ['test-images'],
    screen: site('test-screens/test-images'),
    // For developers, who want to see every picture at once.
    budget: { ...further, everything: 300 },
  },
  { files: ['test-carousel'], screen: site('test-screens/test-carousel'), budget: further },
  { files: ['404'], screen: site('not-found/not-found'), budget: further },
];

/** Scripts of every page: the hydration, which is the first, the start, the deferred part. */
export const everyPage = [
  'web/src/app/client.tsx',
  'web/index.html',
  'web/src/app/pwa/pwa.tsx',
] as const;

const section = (name: string) => `web/src/dashboard/${name}-tab.tsx`;
const pdf = (name: string) => `web/src/pdf/${name}.ts`;

/** Budgets of scripts outside of the public pages, in kilobytes as compressed by brotli. */
export const otherBudgets: readonly {
  readonly name: string;
  readonly kilobytes: number;
  /** Modules that are fetched, with all that they cannot do without. */
  readonly entrances: readonly string[];
  /** Modules whose scripts are there by then. */
  readonly besides?: readonly string[];
}[] = [
  {
    name: 'écran de connexion',
    // The login screen waits for these before anything else.
    kilobytes: 145,
    entrances: ['web/dashboard.html'],
  },
  {
    name: 'tableau de bord, toutes ses rubriques',
    // Fetched once on an office computer, and kept. A twentieth is zod, with which the forms know
    // the rules of the server.
    kilobytes: 440,
    entrances: [
      'web/dashboard.html',
      'web/src/dashboard/sections.tsx',
      section('articles/articles'),
      section('bilan/bilan'),
      section('galerie/galerie'),
      section('inscriptions/inscriptions'),
      section('temoignages/temoignages'),
      section('users/users'),
    ],
  },
  {
    name: 'fiche PDF',
    // Loaded by a click.
    kilobytes: 112,
    entrances: [pdf('fiche-pdf'), pdf('site-parts')],
    besides: [
      'web/dashboard.html',
      'web/src/dashboard/sections.tsx',
      section('inscriptions/inscriptions'),
    ],
  },
  {
    name: 'reçu PDF',
    kilobytes: 111,
    // Loaded by a click on the receipt.
    entrances: [pdf('receipt-pdf'), pdf('site-parts')],
    besides: [...everyPage, site('inscription/inscription'), site('inscription/receipt')],
  },
];

/** Modules that a public page may only load after a click. */
export const afterAClick: readonly string[] = ['web/src/pdf/receipt-pdf.ts'];

/** Modules that no public page may load before a click. */
export const forbidden: readonly { readonly name: string; readonly modules: RegExp }[] = [
  { name: 'le tableau de bord', modules: /^web\/src\/dashboard\// },
  { name: 'firebase/auth', modules: /node_modules\/@firebase\/auth\// },
  { name: 'firebase/storage', modules: /node_modules\/@firebase\/storage\// },
  // The small Firestore stands in a folder of its own, `lite`.
  {
    name: 'firebase/firestore en entier',
    modules: /node_modules\/@firebase\/firestore\/dist\/(?!lite\/)/,
  },
  { name: 'ReactFire', modules: /node_modules\/(reactfire|rxjs)\// },
  {
    name: 'un moteur de styles',
    modules: /node_modules\/@(chakra-ui|emotion)\/|web\/styled-system\/css\/css\.js/,
  },
  { name: 'jsPDF', modules: /node_modules\/jspdf\// },
];
