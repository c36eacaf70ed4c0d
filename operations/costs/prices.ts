/** What Google asks for one kind of use, in US dollars. */
export interface Price {
  /** In the table, in French. */
  readonly what: string;
  readonly unit: string;
  /** Dollars for `per` units. */
  readonly usd: number;
  readonly per: number;
  /** What costs nothing, and how often it begins anew. */
  readonly free: { readonly units: number; readonly every: 'day' | 'month' };
  readonly source: string;
}

/** When the pages below were read. Prices change: read them again once a year. */
export const pricesReadOn = 'novembre 2026';

const pages = {
  firebase: 'https://firebase.google.com/pricing',
  firestore: 'https://cloud.google.com/firestore/pricing',
  run: 'https://cloud.google.com/run/pricing',
  storage: 'https://cloud.google.com/storage/pricing',
  scheduler: 'https://cloud.google.com/scheduler/pricing',
  registry: 'https://cloud.google.com/artifact-registry/pricing',
  build: 'https://cloud.google.com/build/pricing',
} as const;

type Free = Price['free'];
const nothing: Free = { units: 0, every: 'month' };
const aMonth = (units: number): Free => ({ units, every: 'month' });
const aDay = (units: number): Free => ({ units, every: 'day' });

/** One line of a page of prices: so many dollars for `per` units. */
const priceOf =
  (page: keyof typeof pages) =>
  (what: string, usd: number, [per, unit]: readonly [number, string], free: Free): Price => ({
    ...{ what, usd, per, unit, free },
    source: pages[page],
  });

const firestore = priceOf('firestore');
const run = priceOf('run');
const firebase = priceOf('firebase');
const storage = priceOf('storage');
const scheduler = priceOf('scheduler');
const registry = priceOf('registry');
const build = priceOf('build');

/** Firestore's are those of several European regions together; one region alone costs less. */
export const prices = {
  reads: firestore('Firestore : documents lus', 0.06, [100_000, 'lectures'], aDay(50_000)),
  writes: firestore('Firestore : documents écrits', 0.18, [100_000, 'écritures'], aDay(20_000)),
  deletes: firestore(
    'Firestore : documents supprimés',
    0.02,
    [100_000, 'suppressions'],
    aDay(20_000),
  ),
  // Deletions by an expiry date have no free quota.
  expiries: firestore(
    'Firestore : documents périmés',
    0.02,
    [100_000, 'suppressions'],
    nothing,
  ),
  stored: firestore('Firestore : données gardées', 0.18, [1, 'Gio'], aMonth(1)),
  firestoreOut: firestore('Firestore : données envoyées', 0.12, [1, 'Gio'], aMonth(10)),
  // Its own price is lower; counted as if it were the database itself.
  backups: firestore('Firestore : sauvegardes de 14 jours', 0.18, [1, 'Gio'], nothing),
  calls: run('Fonctions : appels', 0.4, [1_000_000, 'appels'], aMonth(2_000_000)),
  processor: run('Fonctions : processeur', 0.000024, [1, 'vCPU-s'], aMonth(180_000)),
  memory: run('Fonctions : mémoire', 0.0000025, [1, 'Gio-s'], aMonth(360_000)),
  // The free part is for North America only.
  functionsOut: run('Fonctions : données envoyées', 0.12, [1, 'Go'], nothing),
  siteStored: firebase('Hébergement : fichiers gardés', 0.026, [1, 'Go'], aMonth(10)),
  siteOut: firebase('Hébergement : données envoyées', 0.15, [1, 'Go'], aDay(0.36)),
  // A bucket in Europe has no free part.
  filesStored: storage('Storage : images gardées', 0.026, [1, 'Go'], nothing),
  filesOut: storage('Storage : images envoyées', 0.12, [1, 'Go'], nothing),
  filesRead: storage('Storage : lectures', 0.004, [10_000, 'lectures'], nothing),
  filesWritten: storage('Storage : écritures', 0.05, [10_000, 'écritures'], nothing),
  members: firebase(
    'Authentication : membres du personnel',
    0.0055,
    [1, 'membre(s)'],
    aMonth(50_000),
  ),
  jobs: scheduler('Cloud Scheduler : tâches de nuit', 0.1, [1, 'tâche(s)'], aMonth(3)),
  images: registry('Artifact Registry : images des fonctions', 0.1, [1, 'Go'], aMonth(0.5)),
  builds: build('Cloud Build : mises en ligne', 0.006, [1, 'minute(s)'], aMonth(2500)),
} as const satisfies Readonly<Record<string, Price>>;

export type Service = keyof typeof prices;
