import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { suite } from '../suite.ts';
import { median, type Findings, type Section } from './section.ts';
import type { Loaded } from './sleeping-pages.ts';

/** Number of pages requested from the awake function, which reads the data anew for each. */
const awakePages = 9;

/** Maximum number of package files that a start loads, set for those of firebase-functions. */
const mostFiles = 320;

const environment = () => ({
  ...parseEnv(readFileSync(new URL('../../functions/.env', import.meta.url), 'utf8')),
  PATH: process.env['PATH'],
  PORT_OFFSET: process.env['PORT_OFFSET'],
  // With this setting the function uses the renderer in web/dist/server and caches no data.
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: suite.project,
  HOSTING_ORIGIN: suite.origin('hosting'),
  FIRESTORE_EMULATOR_HOST: `${suite.host}:${suite.port('firestore')}`,
});

/** Durations of a start in milliseconds, and paths of the package files loaded so far. */
interface Start {
  readonly listening: number;
  readonly first: number;
  readonly second: number;
  readonly awake: number;
  readonly filesListening: readonly string[];
  readonly filesFirst: readonly string[];
}

const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;

async function start(): Promise<Start> {
  const startedAt = performance.now();
  const script = new URL('sleeping-pages.ts', import.meta.url);
  const pages = fork(script, { env: environment(), stdio: [...stdio] });
  const report = async () => (await once(pages, 'message'))[0] as Loaded;
  const answer = async () => {
    const sentAt = performance.now();
    const { status, headers } = await fetch(`http://${suite.host}:${port}/`);
    if (status !== 200 || !headers.get('cache-control')?.includes('stale-while-revalidate')) {
      throw new Error(`The page was answered ${status}, without its content.`);
    }
    return performance.now() - sentAt;
  };
  const { port, files: filesListening } = await report();
  const listening = performance.now() - startedAt;
  try {
    const first = await answer();
    const second = await answer();
    pages.send('files');
    const { files: filesFirst } = await report();
    const later: number[] = [];
    while (later.length < awakePages) later.push(await answer());
    return { listening, first, second, awake: median(later), filesListening, filesFirst };
  } finally {
    pages.kill();
  }
}

/** Four packages with the most files, as text such as `jose 84, semver 47`. */
function heaviest(files: readonly string[]): string {
  const packages = files.map(
    (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'ici',
  );
  return Object.entries(Object.groupBy(packages, (name) => name))
    .map(([name, all = []]) => [name, all.length] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map((each) => each.join(' '))
    .join(', ');
}

async function measure(stopped: AbortSignal, runs: number): Promise<Findings> {
  const starts: Start[] = [];
  for (let run = 0; run < runs; run++) {
    stopped.throwIfAborted();
    starts.push(await start());
  }
  const [{ filesListening, filesFirst } = { filesListening: [], filesFirst: [] }] = starts;
  const known = new Set(filesListening);
  const later = filesFirst.filter((file) => !known.has(file));
  const awake = median(starts.map((each) => each.awake));
  const loaded = filesListening.length;
  const tooMany = `un démarrage charge ${loaded} fichiers de paquets, pas plus de ${mostFiles}`;
  const row = (title: string, of: 'listening' | 'first' | 'second' | 'awake') => {
    const duration = median(starts.map((each) => each[of]));
    return [title, duration.toFixed(0), (duration / awake).toFixed(1)];
  };
  return {
    columns: ['Moment', 'Durée (ms)', 'Fois une page', 'Fichiers chargés', 'Paquets'],
    rows: [
      [...row('Jusqu’à l’écoute', 'listening'), loaded, heaviest(filesListening)],
      [...row('Première page', 'first'), later.length, heaviest(later)],
      [...row('Deuxième page', 'second'), '', ''],
      [...row('Page d’une fonction éveillée', 'awake'), '', ''],
    ],
    faults: loaded > mostFiles || loaded === 0 ? [tooMany] : [],
  };
}

/** Section on the wait for a start of the function `pages`, without Google's container. */
export const coldStart: Section = {
  name: 'endormie',
  title: 'ce qu’attend le visiteur qui réveille la fonction des pages',
  measure,
};
