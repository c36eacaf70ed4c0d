import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { messages } from './messages.ts';
import { OperationProblem } from './problem.ts';

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>['values'];

/**
 * What a command line says.
 *
 * @param usage shown with options that cannot be understood.
 * @throws OperationProblem for options that do not exist or lack their value.
 */
export function parsedOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
): Values<Options> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : [];
    throw new OperationProblem(`${messages.badOption(reason ?? '')}\n${usage}`);
  }
}
