/** `npm test`: the checks of the project. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findJava } from '../../emulators/java.ts';
// This module stops the process when the parent process that reads its result is killed.
import '../../emulators/parent-guard.mjs';
import { cacheFolder, failuresFolder, root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { stopSignal } from '../../emulators/processes.ts';
import { findBrowser, installEngines } from './browser.ts';
import { reservePorts, TestEmulators } from './emulators.ts';
import { messages } from './messages.ts';
import { runAll, type Result } from './results.ts';
import * as steps from './steps.ts';

/** Memory that a browser and the functions of its journeys need, in bytes. */
const browserMemory = 4 * 1024 ** 3;

const stopped = stopSignal();
stopped.addEventListener('abort', () => console.log(messages.interrupted));

function reportError(error: unknown): void {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs a plan; missing programs are reported before any build. @throws SuiteError */
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
    const isReady = needsEmulators && (await prepare().catch(reportError));
    const runnable = (some: readonly string[]) =>
      tasks(some.filter((step) => isReady || !onEmulators.includes(step)));
    await Promise.all([run(runnable(steps.beside)), run(runnable(steps.onRecords))]);
    let areUsed = runnable(steps.onRecords).length > 0;
    for (const task of runnable(onScreen)) {
      // Emulators keep every version of a document, and a process for each function and each
      // parallel call: after half an hour of tests, answers take ten times as long.
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

/** Stores the commit that passed, unless the working tree has other changes. */
function keepPassed(flaky: readonly string[]): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const [head, changes] = [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
  if (head.status !== 0 || changes.stdout !== '') return;
  const [at, seconds] = [new Date().toISOString(), Math.round(performance.now() / 1000)];
  const passed = { commit: head.stdout.trim(), at, seconds, flaky };
  writeFileSync(join(cacheFolder, 'passed.json'), `${JSON.stringify(passed, null, 2)}\n`);
}

/** Prints the results of a plan; a task that did not run fails. @returns whether all passed */
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
  await runPlan(plan, results).catch(reportError);
  const isGreen = verdictOn(plan, results);
  process.exitCode = stopped.aborted ? 130 : isGreen ? 0 : 1;
} catch (error) {
  reportError(error);
}
