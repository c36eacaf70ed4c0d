/** The figures of the project, measured one section after the other; bench.ts starts this. */
import { asleep } from './asleep.ts';
import { buildAll } from '../../emulators/build.ts';
import { baseEnvironment } from '../../emulators/environment.ts';
import { findJava } from '../../emulators/java.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { stopSignal } from '../../emulators/processes.ts';
import { TestEmulators } from '../run/emulators.ts';
import { suite } from '../suite.ts';
import { messages } from './messages.ts';
import { readOptions, type Options } from './options.ts';
import { pageWeights } from './page-weights.ts';
import { readable } from './readable.ts';
import { reads } from './reads.ts';
import { reportFile, writeReport } from './report.ts';
import type { Findings, Section, Settings } from './section.ts';
import { speed } from './speed/speed.ts';

/** In the order in which they run; another section is another file and another line here. */
const sections: readonly Section[] = [pageWeights, reads, readable, asleep, speed];

const stopped = stopSignal();

const interruption = new Promise<never>((_, reject) => {
  stopped.addEventListener('abort', () => reject(new SuiteError(messages.interrupted)));
});
// Also when nothing is being measured at that moment.
interruption.catch(() => undefined);

/** Measures with emulators of its own: neither data nor listeners of another section matter. */
async function measure(
  section: Section,
  offset: number,
  settings: Settings,
): Promise<Findings> {
  console.log(`\n${messages.starting}`);
  const emulators = new TestEmulators(offset, stopped);
  try {
    await emulators.start();
    console.log(messages.measuring(section.title));
    // A measurement may be waiting for an answer that never comes.
    return await Promise.race([section.measure(stopped, settings), interruption]);
  } finally {
    await emulators.stop();
  }
}

/** The rows, each cell under the name of its column. */
const recordsOf = ({ columns, rows }: Findings) =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));

async function bench({ chosen, skipBuild, ...settings }: Options): Promise<number> {
  const offset = suite.portOffset();
  if (!skipBuild) await buildAll(baseEnvironment(findJava()), stopped);
  let faults = 0;
  for (const section of chosen) {
    stopped.throwIfAborted();
    const findings = await measure(section, offset, settings);
    console.table(recordsOf(findings));
    for (const fault of findings.faults) console.log(messages.fault(fault));
    faults += findings.faults.length;
    await writeReport(section, findings);
  }
  console.log(`\n${messages.written(reportFile)}`);
  return faults;
}

try {
  const faults = await bench(readOptions(process.argv.slice(2), sections));
  process.exitCode = faults === 0 ? 0 : 1;
} catch (error) {
  if (stopped.aborted) process.exitCode = 130;
  else if (error instanceof SuiteError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
