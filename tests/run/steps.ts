import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

export const rules = ['firestore-rules', 'storage-rules'];
/** Steps that run beside `onRecords`; the Firestore rules are tested in their own project. */
export const beside = ['format', 'lint', 'unit', 'components', 'firestore-rules'];
export const onRecords = ['storage-rules', 'functions', 'site', 'deployment', 'data'];
export const inBrowser = ['accessibility', 'journeys', 'oldest', 'apart'];
/** Step that runs in Vitest, alone, in its own browsers. */
export const inEngines = ['engines'];
/** Steps that take all processors. */
export const exclusive = ['mutations'];
/** Steps without tests, whose exit code is their only result. */
export const checks = ['build:functions', 'build:web', 'format', 'lint', ...exclusive];

const steps = [...beside, ...onRecords, ...inBrowser, ...inEngines, ...exclusive];
const night = ['deployment', 'data', 'oldest', 'apart', ...inEngines, ...exclusive];
const gate = steps.filter((step) => !night.includes(step));
const quick = ['format', 'lint', 'unit', ...rules];

/** Maximum number of files with flaky tests in one run; more of them are a failure. */
export const mostFlaky = 2;

/** Command of one step. */
export interface Task {
  readonly name: string;
  readonly step: string;
  readonly args: readonly string[];
}

/** Command line of a task; checks are npm scripts of the same name. */
export function commandOf({ step, args }: Pick<Task, 'step' | 'args'>): string[] {
  const script = step === 'format' ? 'format:check' : step;
  if (checks.includes(step)) return ['node', '--run', script, '--', ...args];
  const runner = inBrowser.includes(step) ? ['playwright', 'test'] : ['vitest', 'run'];
  // WebKit and Firefox have no mode without a screen here.
  const screen = inEngines.includes(step) ? ['xvfb-run', '-a'] : [];
  return [...screen, ...runner, `--project=${step}`, ...args];
}

/** Whether a task needs emulators that no other task has used. */
export const needsNewEmulators = ({ step }: Task) => step === 'apart';

function tasksOf(step: string, files: readonly string[], isWhole: boolean): Task[] {
  if (step === 'apart') {
    const isNamed = (file: string) =>
      files.some((part) => `tests/apart/${file}`.includes(part));
    return readdirSync('tests/apart')
      .filter((file) => files.length === 0 || isNamed(file))
      .map((file) => ({ name: file, step, args: [file] }));
  }
  if (step === 'journeys' && isWhole && files.length === 0) {
    const parts = [1, 2, 3];
    return parts.map((part) => ({
      name: `${step}-${part}`,
      step,
      args: [`--shard=${part}/3`],
    }));
  }
  const withoutNight = inBrowser.includes(step)
    ? ['--grep-invert=@night', `--max-failures=${mostFlaky + 1}`]
    : ['--tags-filter=!night'];
  const isAll = isWhole || checks.includes(step);
  return [{ name: step, step, args: [...files, ...(isAll ? [] : withoutNight)] }];
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { only: { type: 'string' }, quick: flag, all: flag } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new SuiteError(messages.badOption(String(error)));
  }
}

/** Plan from the command line, by default that of the gate. @throws SuiteError */
export function planOf(args: string[]) {
  const { values, positionals: files } = parse(args);
  const named = values.only?.split(',').map((name) => name.trim());
  const unknown = named?.find((name) => !steps.includes(name));
  if (unknown !== undefined) throw new SuiteError(messages.unknownStep(unknown, steps));
  if (files.length > 0 && !named) throw new SuiteError(messages.filesNeedStep);
  const chosen = named ?? (values.all ? steps : values.quick ? quick : gate);
  // Named files run with their night tests.
  const isWhole = values.all || files.length > 0;
  const tasks = (among: readonly string[] = steps) =>
    among
      .filter((step) => chosen.includes(step))
      .flatMap((step) => tasksOf(step, files, isWhole));
  return {
    tasks,
    isWhole,
    isGate: files.length === 0 && gate.every((step) => chosen.includes(step)),
  };
}

export type Plan = ReturnType<typeof planOf>;
