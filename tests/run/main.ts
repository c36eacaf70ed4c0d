/** All checks of the project, one after the other; run.mjs starts this under Node.js 24. */
import { join } from 'node:path';
import { clientEnvironment } from '../../emulators/environment.ts';
import { logsFolder } from '../../emulators/paths.ts';
import { portsAt } from '../../emulators/ports.ts';
import { SuiteProblem } from '../../emulators/problem.ts';
import { findBrowser } from './browser.ts';
import { checkTestPorts, portOffset, TestEmulators } from './emulators.ts';
import { LogBook } from './log-book.ts';
import { messages } from './messages.ts';
import { chosenSteps, onEmulators, type Step } from './options.ts';
import { run, script } from './program.ts';
import { runProject, type Tally } from './vitest.ts';

const stopping = new AbortController();
const interrupted = stopping.signal;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (!interrupted.aborted) console.log(`\n${messages.interrupted}`);
    stopping.abort();
  });
}

// Whoever launched this may be killed without a word: then nobody reads the result any more.
const launcher = process.ppid;
setInterval(() => {
  if (process.ppid !== launcher) stopping.abort();
}, 1000).unref();

const titles: Record<Step, string> = {
  format: 'Mise en forme (prettier)',
  lint: 'Règles de code (eslint)',
  types: 'Types (tsc)',
  unit: 'Tests unitaires',
  rules: 'Tests des règles de sécurité',
  faults: 'Pannes, sauvegarde et suites de commandes',
  functions: 'Tests des fonctions',
  journeys: 'Parcours dans un navigateur',
};
const building = {
  functions: 'Construction des fonctions',
  web: 'Construction du site',
} as const;
const browserTitle = 'Navigateur';
const emulatorsTitle = 'Émulateurs des tests';

/** A program that is a check as a whole: it counts as a failed one or not at all. */
function check(name: string, folder = '.'): () => Promise<Tally> {
  return async () => {
    const log = join(logsFolder, `test-${name.replace(':', '-')}.log`);
    const { code, output } = await run({ ...script(name, folder), log }, interrupted);
    if (code !== 0) console.log(output.trimEnd());
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  };
}

/** Preparation that is no test: nothing when it works, a failure with its sentence when not. */
function preparation(work: () => Promise<void>): () => Promise<Tally> {
  return async () => {
    try {
      await work();
      return { passed: 0, failed: 0 };
    } catch (error) {
      if (!(error instanceof SuiteProblem)) throw error;
      return { passed: 0, failed: 1, complaint: error.message };
    }
  };
}

async function build(book: LogBook): Promise<boolean> {
  const functions = await book.step(building.functions, check('build', 'functions'));
  const web = await book.step(building.web, check('build', 'web'));
  return functions && web;
}

async function withEmulators(book: LogBook, chosen: readonly Step[]): Promise<void> {
  const skipAll = (because: string) => {
    for (const step of chosen) book.skip(titles[step], because);
  };
  if (!(await build(book))) {
    skipAll('la construction');
    return;
  }
  const env: NodeJS.ProcessEnv = {
    ...clientEnvironment(portsAt(portOffset)),
    PORT_OFFSET: String(portOffset),
  };
  let hasBrowser = true;
  const inBrowser: readonly Step[] = ['faults', 'journeys'];
  if (chosen.some((step) => inBrowser.includes(step))) {
    hasBrowser = await book.step(
      browserTitle,
      preparation(async () => {
        env['CHROMIUM_PATH'] = await findBrowser(interrupted);
      }),
    );
  }
  const emulators = new TestEmulators();
  try {
    const ready = preparation(() => emulators.ready(interrupted));
    if (!(await book.step(emulatorsTitle, ready))) {
      skipAll('leur démarrage');
      return;
    }
    for (const step of chosen) {
      if (interrupted.aborted) return;
      if (inBrowser.includes(step) && !hasBrowser) book.skip(titles[step], browserTitle);
      else await book.step(titles[step], () => runProject(step, env, interrupted));
    }
  } finally {
    await emulators.stop();
  }
}

async function everything(book: LogBook, chosen: readonly Step[]): Promise<void> {
  const later = chosen.filter((step) => onEmulators.includes(step));
  // Said now rather than after minutes of other checks.
  if (later.length > 0) await checkTestPorts();
  const scripts = { format: 'format:check', lint: 'lint', types: 'types' } as const;
  for (const step of ['format', 'lint', 'types'] as const) {
    if (chosen.includes(step) && !interrupted.aborted) {
      await book.step(titles[step], check(scripts[step]));
    }
  }
  if (chosen.includes('unit') && !interrupted.aborted) {
    await book.step(titles.unit, () => runProject('unit', {}, interrupted));
  }
  if (later.length > 0 && !interrupted.aborted) await withEmulators(book, later);
}

try {
  const book = new LogBook();
  await everything(book, chosenSteps(process.argv.slice(2)));
  book.close();
  process.exitCode = interrupted.aborted ? 130 : book.ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof SuiteProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
