import { optionsIn } from '../../emulators/command-line.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import { groups, type Group } from './mutant.ts';

/** What the command line asks for. */
export interface Options {
  readonly groups: readonly Group[];
  /** Says what would be weakened, and weakens nothing. */
  readonly list: boolean;
  /** Only mutants whose file, change or description holds this text. */
  readonly match: string;
  /** How many of them to leave out: what a run that was broken off has done already. */
  readonly skip: number;
  /** Leaves it at the tests that are likely to notice. */
  readonly likely: boolean;
}

const known = {
  only: { type: 'string' },
  list: { type: 'boolean', default: false },
  match: { type: 'string', default: '' },
  skip: { type: 'string', default: '0' },
  likely: { type: 'boolean', default: false },
} as const;

/** @throws SuiteError naming the argument that cannot be understood */
export function parseOptions(args: readonly string[]): Options {
  const values = optionsIn(args, known, (reason) => new SuiteError(messages.badOption(reason)));
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !groups.some((group) => group === name));
  if (unknown !== undefined) throw new SuiteError(messages.unknownGroup(unknown, groups));
  const skip = Number(values.skip);
  if (!Number.isInteger(skip) || skip < 0) {
    throw new SuiteError(messages.badSkip(values.skip));
  }
  return {
    groups: names ? groups.filter((group) => names.includes(group)) : groups,
    list: values.list,
    match: values.match,
    skip,
    likely: values.likely,
  };
}
