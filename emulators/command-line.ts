import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>['values'];

/**
 * What a command line says.
 *
 * @param refuse makes what is thrown for options that do not exist or lack their value, of
 *   Node's reason.
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
