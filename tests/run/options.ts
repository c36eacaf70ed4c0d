import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../../emulators/paths.ts';
import { SuiteProblem } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import { quickRun, shortRun, steps, stepsFor, type Step } from './steps.ts';

/** What the command line asks for. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Parts of paths: only the test files that hold one of them run; all when empty. */
  readonly files: readonly string[];
  /** Whether it is `npm run test:all`, with the longest form of each step. */
  readonly isWhole: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new SuiteProblem(messages.badOption(error instanceof Error ? error.message : ''));
  }
}

const isStep = (name: string): name is Step => steps.some((step) => step === name);

function named(only: string): Step[] {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isStep(name));
  if (unknown !== undefined) throw new SuiteProblem(messages.unknownStep(unknown, steps));
  return steps.filter((step) => names.includes(step));
}

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * Files that differ from what was published last: those of commits that `origin/main` lacks, else
 * of the last commit, and those that are not committed. None where git cannot tell.
 * `CHANGED_SINCE` names another commit to compare with.
 */
function changedFiles(): readonly string[] {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  const [published] = git('merge-base', 'origin/main', 'HEAD') ?? [];
  const asked = process.env['CHANGED_SINCE'];
  const base = asked ?? (published === undefined || published === head ? 'HEAD~1' : published);
  const committed = git('diff', '--name-only', base) ?? [];
  return [...committed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

/**
 * Reads the command line. Without an option it asks for the short run, with the long steps that
 * the last change calls for.
 * @throws SuiteProblem naming the argument that cannot be understood
 */
export function planOf(args: readonly string[]): Plan {
  const { values, positionals: files } = parse(args);
  const plan = (chosen: readonly Step[]) => ({ steps: chosen, files, isWhole: values.all });
  if (values.only !== undefined) return plan(named(values.only));
  if (files.length > 0) throw new SuiteProblem(messages.filesNeedStep);
  if (values.all) return plan(steps);
  if (values.quick) return plan(quickRun);
  const added = stepsFor(changedFiles());
  return plan(steps.filter((step) => shortRun.includes(step) || added.has(step)));
}
