import { OperationProblem } from '../problem.ts';
import type { Command, Ending, Runner } from './command.ts';
import { sentenceOf } from './failures.ts';
import { says } from './messages.ts';

/**
 * What firebase-tools answers with `--json`.
 *
 * @param project the one that was asked about.
 * @throws OperationProblem when it refuses, or answers something else.
 */
export async function answerOf(
  command: Command,
  project: string,
  run: Runner,
): Promise<object> {
  return answerIn(await run(command), command, project);
}

/** @throws OperationProblem when it was refused, or is no answer */
export function answerIn(ending: Ending, command: Command, project: string): object {
  if (ending.code !== 0) throw new OperationProblem(sentenceOf(ending.said, project));
  try {
    const { result } = JSON.parse(ending.output) as { readonly result?: object };
    return result ?? {};
  } catch {
    throw new OperationProblem(says.unreadable(command.args[0] ?? ''));
  }
}
