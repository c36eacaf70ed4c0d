/**
 * `npm run mutations:rules`: makes the security rules weaker, one thing at a time, and says which
 * test notices. The tests give the emulators the rules that `RULES_FOLDER` names, so that the
 * project's own stay as they are.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { JsonTestResults } from 'vitest/node';
import { optionsIn } from '../../../emulators/command-line.ts';
import { root } from '../../../emulators/paths.ts';
import { SuiteError } from '../../../emulators/problem.ts';
import { stopSignal } from '../../../emulators/processes.ts';
import { rulesEnvironment } from '../../rules/environment.ts';
import { reservePorts, TestEmulators } from '../../run/emulators.ts';
import { equivalents, means } from './equivalents.ts';
import { messages } from './messages.ts';
import { weakenRules, type Mutant } from './weaken-rules.ts';

const services = ['firestore', 'storage'] as const;
type Service = (typeof services)[number];

interface Trial {
  readonly service: Service;
  readonly mutant: Mutant;
  readonly title: string;
}

const stopped = stopSignal();

const fileOf = (service: Service) => `${service}.rules`;
const textOf = (service: Service) => readFileSync(join(root, fileOf(service)), 'utf8');

function trialsOf(service: Service): Trial[] {
  return weakenRules(textOf(service)).map((mutant) => {
    const { line, what, change } = mutant;
    return { service, mutant, title: `${fileOf(service)}:${line} · ${what} · ${change}` };
  });
}

/** Runs a script of package.json. @returns what it said when it failed */
async function failureOf(name: string, ...args: string[]): Promise<string | undefined> {
  try {
    await promisify(execFile)(process.execPath, ['--run', name, '--', ...args], {
      cwd: root,
      signal: stopped,
      maxBuffer: Infinity,
    });
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`;
  }
}

/** What the tests of a service say of its rules first, if anything. */
async function complaintOf(service: Service, folder: string): Promise<string | undefined> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  process.env['TEST_REPORT'] = report;
  const output = await failureOf(`test:${service}-rules`, '--bail=1');
  if (output === undefined || stopped.aborted) return undefined;
  if (!existsSync(report)) throw new SuiteError(output);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults;
  const complaints = testResults.flatMap(({ name, message, assertionResults }) => {
    const failures = assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((failure) => `${fullName}: ${failure}`),
    );
    // Files that were left out after the first failure have failed without a word.
    return [...failures, message]
      .filter((failure) => failure !== '')
      .map((failure) => `${relative(root, name)} > ${failure.split('\n')[0]}`);
  });
  return complaints[0] ?? output;
}

const compiles = (service: Service): Promise<boolean> =>
  rulesEnvironment(service).then(
    (environment) => environment.cleanup().then(() => true),
    () => false,
  );

/** What came of a trial, and whether that is as it should be. */
async function verdictOf(
  { service, mutant }: Trial,
  folder: string,
): Promise<[string, boolean]> {
  const file = fileOf(service);
  const known = equivalents.find((one) => means(one, file, mutant));
  if (known) return [messages.equivalent(known.because), true];
  writeFileSync(join(folder, file), mutant.text);
  if (!(await compiles(service))) return [messages.broken, false];
  const noticed = await complaintOf(service, folder);
  return noticed === undefined ? [messages.survived, false] : [messages.noticed(noticed), true];
}

async function tryAll(trials: readonly Trial[], folder: string): Promise<boolean> {
  for (const service of services) {
    writeFileSync(join(folder, fileOf(service)), textOf(service));
    const complaint = await complaintOf(service, folder);
    if (complaint !== undefined) throw new SuiteError(messages.unsound(complaint));
  }
  const bad: string[] = [];
  for (const [index, trial] of trials.entries()) {
    const [verdict, isFine] = await verdictOf(trial, folder);
    if (stopped.aborted) return false;
    const line = `${trial.title} · ${verdict}`;
    console.log(`[${index + 1}/${trials.length}] ${line}`);
    if (!isFine) bad.push(line);
  }
  console.log(`\n${messages.verdict(trials.length, bad)}`);
  return bad.length === 0;
}

/** Tries them on emulators of its own. @returns whether each was noticed */
async function onEmulators(trials: readonly Trial[]): Promise<boolean> {
  console.log(messages.starting);
  const failure = await failureOf('build:functions');
  if (failure !== undefined) throw new SuiteError(`${messages.notBuilt}\n${failure}`);
  const offset = await reservePorts();
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  Object.assign(process.env, { PORT_OFFSET: String(offset), RULES_FOLDER: folder });
  const emulators = new TestEmulators(offset, stopped);
  try {
    await emulators.start({ isSeeded: false });
    return await tryAll(trials, folder);
  } finally {
    await emulators.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const { list, match } = optionsIn(
    process.argv.slice(2),
    { list: { type: 'boolean', default: false }, match: { type: 'string', default: '' } },
    (reason) => new SuiteError(messages.badOption(reason)),
  );
  const trials = services.flatMap(trialsOf).filter(({ title }) => title.includes(match));
  if (trials.length === 0) throw new SuiteError(messages.noMutants);
  if (list) {
    console.log(
      [...trials.map(({ title }) => title), messages.found(trials.length)].join('\n'),
    );
  } else {
    const ok = await onEmulators(trials);
    process.exitCode = stopped.aborted ? 130 : ok ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
