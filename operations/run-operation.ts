import type { ParseArgsOptionsConfig } from 'node:util';
import { sentenceFor } from './google-failures.ts';
import { parsedOptions } from './parsed-options.ts';
import { OperationProblem } from './problem.ts';
import { chooseTarget, targetOptions } from './target.ts';

/** Where an operation works, and what else its command line said. */
export interface Order {
  readonly project: string;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/**
 * Runs an operation on a project's data from the command line, and says in French what kept
 * it from ending well. The process ends with 1 then, and when `work` says false.
 *
 * @param usage shown with options that cannot be understood.
 */
export async function runOperation(
  usage: string,
  options: ParseArgsOptionsConfig,
  work: (order: Order) => Promise<boolean>,
): Promise<void> {
  let project = '';
  try {
    const flags = { ...options, ...targetOptions };
    const values = parsedOptions(process.argv.slice(2), flags, usage);
    project = chooseTarget(values, process.env);
    if (!(await work({ project, values }))) process.exitCode = 1;
  } catch (error) {
    console.error(
      error instanceof OperationProblem ? error.message : sentenceFor(error, project),
    );
    process.exitCode = 1;
  }
}
