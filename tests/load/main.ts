/** Command that measures the sections of docs/performance.md in turn; started by bench.ts. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../emulators/build.ts';
import { optionsIn } from '../../emulators/command-line.ts';
import { baseEnvironment } from '../../emulators/environment.ts';
import { findJava } from '../../emulators/java.ts';
import { root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { stopSignal } from '../../emulators/processes.ts';
import { textBetween, currentPage, tableOf } from '../docs/markdown.ts';
import { TestEmulators } from '../run/emulators.ts';
import { suite } from '../suite.ts';
import { coldStart } from './cold-start.ts';
import { pageWeights } from './page-weights.ts';
import { readable } from './readable.ts';
import { reads } from './reads.ts';
import type { Findings, Section } from './section.ts';
import { speed } from './speed.ts';

/** Sections in the order in which they run. */
const sections: readonly Section[] = [pageWeights, reads, readable, coldStart, speed];

const report = 'docs/performance.md';

const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only PARTIE,PARTIE, --runs NOMBRE et --skip-build.`,
  unknownSection: (name: string) =>
    `Partie inconnue : « ${name} ». Les parties sont : ${sections.map((one) => one.name).join(', ')}.`,
  interrupted: 'Interrompu.',
  starting: '\nDémarrage des émulateurs…',
  measuring: (title: string) => `Mesure : ${title}…`,
  fault: (sentence: string) => `✗ ${sentence}`,
  written: `\nLes tableaux sont dans ${report}.`,
  noMarkers: (name: string) =>
    `Les repères de « ${name} » manquent dans ${report} : <!-- bench:${name} -->.`,
} as const;

const stopped = stopSignal();

const interruption = new Promise<never>((_, reject) => {
  stopped.addEventListener('abort', () => reject(new SuiteError(messages.interrupted)));
});
// Without this handler, an interruption between two sections would be an unhandled rejection.
interruption.catch(() => undefined);

/** Options of the command line. @throws SuiteError that names an invalid one */
function readOptions() {
  const badOption = (reason: string) => new SuiteError(messages.badOption(reason));
  const known = {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    'skip-build': { type: 'boolean', default: false },
  } as const;
  const options = optionsIn(process.argv.slice(2), known, badOption);
  const { only, runs, 'skip-build': skipBuild } = options;
  if (!/^[1-9]\d*$/.test(runs)) throw badOption(`--runs ${runs}`);
  const named = only?.split(',').map((text) => {
    const section = sections.find(({ name }) => name === text.trim());
    if (!section) throw new SuiteError(messages.unknownSection(text));
    return section;
  });
  return { chosen: named ?? sections, runs: Number(runs), skipBuild };
}

/** Measures a section on new emulators, without data or listeners of another section. */
async function measure(section: Section, runs: number): Promise<Findings> {
  console.log(messages.starting);
  const emulators = new TestEmulators(suite.portOffset(), stopped);
  try {
    await emulators.start();
    console.log(messages.measuring(section.title));
    // A measurement may wait for a response that never comes.
    return await Promise.race([section.measure(stopped, runs), interruption]);
  } finally {
    await emulators.stop();
  }
}

/** Writes the table between the markers of its section in docs/performance.md. */
async function writeTable(name: string, { columns, rows }: Findings): Promise<void> {
  const file = pathToFileURL(join(root, report));
  const marks = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`] as const;
  const missing = () => new SuiteError(messages.noMarkers(name));
  const page = await currentPage(file, (text) =>
    textBetween(text, marks, tableOf(columns, rows), missing),
  );
  await writeFile(file, page);
}

/** Runs the chosen sections. @returns the number of faults */
async function bench(): Promise<number> {
  const { chosen, runs, skipBuild } = readOptions();
  if (!skipBuild) await buildAll(baseEnvironment(findJava()), stopped);
  let faults = 0;
  for (const section of chosen) {
    stopped.throwIfAborted();
    const findings = await measure(section, runs);
    const { columns, rows } = findings;
    console.table(
      rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))),
    );
    for (const fault of findings.faults) console.log(messages.fault(fault));
    faults += findings.faults.length;
    await writeTable(section.name, findings);
  }
  console.log(messages.written);
  return faults;
}

try {
  process.exitCode = (await bench()) === 0 ? 0 : 1;
} catch (error) {
  if (stopped.aborted) process.exitCode = 130;
  else if (error instanceof SuiteError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
