/** The trials themselves; main.ts runs this in a copy of the project, which it may change. */
import { root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { reservePorts } from '../run/emulators.ts';
import { idle } from './equivalents.ts';
import { allMutants } from './generate.ts';
import { matching } from './matching.ts';
import { messages } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { parseOptions, type Options } from './options.ts';
import { progress, summary, type Outcome } from './report.ts';
import { SuiteOfCopy } from './suite-of-copy.ts';
import { Trials } from './trial.ts';

const stopping = new AbortController();
const interrupted = stopping.signal;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (!interrupted.aborted) console.log(`\n${messages.interrupted}`);
    stopping.abort();
  });
}

async function tryAll(mutants: readonly Mutant[], trials: Trials): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const mutant of mutants) {
    const began = performance.now();
    const verdict = await trials.of(mutant);
    if (interrupted.aborted) break;
    const outcome = { mutant, verdict, ms: performance.now() - began };
    outcomes.push(outcome);
    console.log(progress(outcome, outcomes.length, mutants.length));
  }
  return outcomes;
}

async function onSuite(options: Options, mutants: readonly Mutant[]): Promise<Outcome[]> {
  const { likely } = options;
  const portOffset = await reservePorts();
  const suite = new SuiteOfCopy(portOffset, interrupted);
  try {
    return await tryAll(mutants, new Trials({ suite, portOffset, interrupted, likely }));
  } finally {
    await suite.stop();
  }
}

try {
  const options = parseOptions(process.argv.slice(2));
  const every = allMutants(root);
  const wanted = every.filter(({ group }) => options.groups.includes(group));
  const outcomes = await onSuite(options, matching(wanted, options));
  const { text, ok } = summary(outcomes, idle(every));
  console.log(`\n${text}`);
  process.exitCode = interrupted.aborted ? 130 : ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
