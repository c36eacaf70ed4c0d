import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>['values'];

/**
 * Parses the options of a command line.
 *
 * @param refuse creates the error for unknown options and missing values, from Node's message.
 */
export function optionsIn<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  refuse: (reason: string) => Error,
): Values<Options> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}
