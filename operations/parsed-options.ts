import type { ParseArgsOptionsConfig } from 'node:util';
import { optionsIn } from '../emulators/command-line.ts';
import { messages } from './messages.ts';
import { OperationProblem } from './problem.ts';

/**
 * What the command line of an operation says.
 *
 * @param usage shown with options that cannot be understood.
 * @throws OperationProblem for options that do not exist or lack their value.
 */
export function parsedOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  return optionsIn(args, options, (reason) => {
    // What follows is advice for programmers.
    const [sentence = ''] = reason.split('. ');
    return new OperationProblem(`${messages.badOption(sentence)}\n${usage}`);
  });
}
