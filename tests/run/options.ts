import { parseArgs } from 'node:util';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import { gate, quickRun, steps, type Step } from './steps.ts';

/** What the command line asks for. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Parts of paths: only the test files that hold one of them run; all when empty. */
  readonly files: readonly string[];
  /** Whether tests for the night run too, and each step in its longest form. */
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
    throw new SuiteError(messages.badOption(error instanceof Error ? error.message : ''));
  }
}

const isStep = (name: string): name is Step => steps.some((step) => step === name);

function named(only: string): Step[] {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isStep(name));
  if (unknown !== undefined) throw new SuiteError(messages.unknownStep(unknown, steps));
  return steps.filter((step) => names.includes(step));
}

/**
 * Reads the command line. Without an option it asks for the gate; files that are named run with
 * their tests for the night.
 * @throws SuiteError naming the argument that cannot be understood
 */
export function planOf(args: readonly string[]): Plan {
  const { values, positionals: files } = parse(args);
  const { only, all, quick } = values;
  if (files.length > 0 && only === undefined) throw new SuiteError(messages.filesNeedStep);
  const chosen = only === undefined ? (all ? steps : quick ? quickRun : gate) : named(only);
  return { steps: chosen, files, isWhole: all || files.length > 0 };
}
