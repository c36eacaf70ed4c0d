import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import type { Mutant } from './mutant.ts';
import type { Options } from './options.ts';

/**
 * The mutants that the options mean.
 *
 * @throws SuiteError when there are none.
 */
export function matching(
  mutants: readonly Mutant[],
  { match, skip }: Pick<Options, 'match' | 'skip'>,
): readonly Mutant[] {
  const found = mutants
    .filter(({ file, line, what, change }) =>
      `${file}:${line} ${what} ${change}`.includes(match),
    )
    .slice(skip);
  if (found.length === 0) throw new SuiteError(messages.noMutants);
  return found;
}
