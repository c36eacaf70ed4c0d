/** `npm test`: the checks of the project. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findJava } from '../../emulators/java.ts';
// Whoever launched this may be killed without a word: then nobody reads the result any more.
import '../../emulators/parent-guard.mjs';
import { cacheFolder, failuresFolder, root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { stopSignal } from '../../emulators/processes.ts';
import { findBrowser, installEngines } from './browser.ts';
import { reservePorts, TestEmulators } from './emulators.ts';
import { messages } from './messages.ts';
import { runAll, type Result } from './results.ts';
import * as steps from './steps.ts';

/** Memory of a browser with the functions that its journeys start, in bytes. */
const browserMemory = 4 * 1024 ** 3;

const stopped = stopSignal();
stopped.addEventListener('abort', () => console.log(messages.interrupted));

function say(error: unknown): void {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs what is planned. What is missing is said before anything is built. @throws SuiteError */
async function runPlan({ tasks, isWhole }: steps.Plan, results: Result[]): Promise<void> {
  const onScreen = [...steps.inBrowser, ...steps.inEngines];
  const onEmulators = ['firestore-rules', ...steps.onRecords, ...onScreen];
  const needsEmulators = tasks(onEmulators).length > 0;
  const isSeeded = tasks(onEmulators).length > tasks(steps.rules).length;
  if (needsEmulators) findJava();
  if (tasks(steps.inBrowser).length > 0) process.env['CHROMIUM_PATH'] = findBrowser();
  if (tasks(steps.inEngines).length > 0) installEngines();
  const offset = needsEmulators ? await reservePorts() : 0;
  process.env['PORT_OFFSET'] = String(offset);
  rmSync(failuresFolder, { recursive: true, force: true });

  const run = async (some: readonly steps.Task[]) => {
    if (!stopped.aborted) results.push(...(await runAll(some, isWhole)));
  };
  const build = async (name: string) => {
    await run([{ name, step: name, args: [] }]);
    const isBuilt = results.some((result) => result.name === name && result.failed === 0);
    if (!isBuilt) throw new SuiteError(messages.notBuilt);
  };
  const emulators = new TestEmulators(offset, stopped);
  const prepare = async () => {
    await build('build:functions');
    await Promise.all([emulators.start({ isSeeded }), isSeeded && build('build:web')]);
    return true;
  };
  try {
    const isReady = needsEmulators && (await prepare().catch(say));
    const able = (some: readonly string[]) =>
      tasks(some.filter((step) => isReady || !onEmulators.includes(step)));
    await Promise.all([run(able(steps.beside)), run(able(steps.onRecords))]);
    let areUsed = able(steps.onRecords).length > 0;
    for (const task of able(onScreen)) {
      // An emulator keeps every version of a document, and a process for each function and call
      // that ran at the same time: after half an hour of tests its answers take ten times as long.
      const isSlow = isWhole || process.availableMemory() < browserMemory;
      if (areUsed && (isSlow || steps.needsNewEmulators(task))) await emulators.start();
      await run([task]);
      areUsed = true;
    }
  } finally {
    await emulators.stop();
  }
  await run(tasks(steps.exclusive));
}

/** Keeps which commit passed, when just what was committed ran. */
function keepPassed(flaky: readonly string[]): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const [head, changes] = [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
  if (head.status !== 0 || changes.stdout !== '') return;
  const [at, seconds] = [new Date().toISOString(), Math.round(performance.now() / 1000)];
  const passed = { commit: head.stdout.trim(), at, seconds, flaky };
  writeFileSync(join(cacheFolder, 'passed.json'), `${JSON.stringify(passed, null, 2)}\n`);
}

/** Says what came of a plan; what did not run is red. @returns whether all went well */
function verdictOn({ tasks, isGate }: steps.Plan, results: readonly Result[]): boolean {
  const outcomes = results.flatMap((result) => result.outcomes);
  const missing = tasks().filter(({ name }) => results.every((one) => one.name !== name));
  const unsteady = outcomes.filter(({ status }) => status === 'flaky');
  const flaky = [...new Set(unsteady.map(({ file }) => file))];
  const tooFlaky = flaky.length > steps.mostFlaky ? flaky : [];
  const red = results.filter(({ failed }) => failed > 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(red.map((result) => result.failed)) + missing.length + tooFlaky.length;
  console.log(messages.durations);
  console.table(results, ['name', 'seconds', 'passed', 'failed', 'leftOut']);
  const slowest = outcomes.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  console.log(messages.slowest(slowest));
  const notRun = missing.map(({ name }) => messages.notRun(name));
  console.log(messages.verdict([...red.map(({ name }) => name), ...notRun]));
  for (const outcome of outcomes.filter(({ status }) => status === 'failed')) {
    console.log(messages.red(outcome));
  }
  if (flaky.length > 0) console.log(messages.flaky(flaky, tooFlaky.length > 0));
  console.log(`${passed} passed, ${failed} failed`);
  if (failed === 0 && isGate && !stopped.aborted) keepPassed(flaky);
  return failed === 0;
}

try {
  const places = [dirname(process.execPath), join(root, 'node_modules/.bin')];
  process.env['PATH'] = [...places, process.env['PATH']].join(delimiter);
  const plan = steps.planOf(process.argv.slice(2));
  const results: Result[] = [];
  await runPlan(plan, results).catch(say);
  const isGreen = verdictOn(plan, results);
  process.exitCode = stopped.aborted ? 130 : isGreen ? 0 : 1;
} catch (error) {
  say(error);
}
