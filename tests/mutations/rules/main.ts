/**
 * `npm run mutations:rules`: makes the security rules weaker, one thing at a time, and says which
 * test notices. The tests give the emulators the rules that `RULES_FOLDER` names, so that the
 * project's own stay as they are.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsIn } from '../../../emulators/command-line.ts';
import { root } from '../../../emulators/paths.ts';
import { SuiteError } from '../../../emulators/problem.ts';
import { rulesEnvironment } from '../../rules/environment.ts';
import { reservePorts, TestEmulators } from '../../run/emulators.ts';
import { run, script } from '../../run/program.ts';
import { stopSignal } from '../../run/stopping.ts';
import { runProject } from '../../run/projects.ts';
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

/** What the tests of a service say of its rules first, if anything. */
async function complaintOf(service: Service): Promise<string | undefined> {
  const how = { env: process.env, files: [], isWhole: true, shown: false, endsEarly: true };
  const { failed, files = [], output } = await runProject(`${service}-rules`, how, stopped);
  if (failed === 0) return undefined;
  // Files that were left out after the first failure have failed without a word.
  const complaints = files.flatMap(({ path, failures }) =>
    failures.map((failure) => ({ text: `${path} > ${failure}`, isFirst: failure !== '' })),
  );
  const first = complaints.find(({ isFirst }) => isFirst) ?? complaints[0];
  if (!first && !stopped.aborted) throw new SuiteError(output ?? '');
  return first?.text;
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
  const noticed = await complaintOf(service);
  return noticed === undefined ? [messages.survived, false] : [messages.noticed(noticed), true];
}

async function tryAll(trials: readonly Trial[], folder: string): Promise<boolean> {
  for (const service of services) {
    writeFileSync(join(folder, fileOf(service)), textOf(service));
    const complaint = await complaintOf(service);
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
  const built = await run(script('build', 'functions'), stopped);
  if (built.code !== 0) throw new SuiteError(`${messages.notBuilt}\n${built.output}`);
  const offset = await reservePorts();
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  Object.assign(process.env, { PORT_OFFSET: String(offset), RULES_FOLDER: folder });
  const emulators = new TestEmulators({ offset, isSeeded: false });
  try {
    await emulators.ready(stopped);
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
