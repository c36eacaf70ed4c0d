import { OperationProblem } from '../problem.ts';
import type { Command, Ending, Runner } from './command.ts';
import { sentenceOf } from './failures.ts';
import { firebaseSays } from './messages.ts';

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
  if (ending.code !== 0) throw new OperationProblem(refusalIn(ending, project));
  try {
    const { result } = JSON.parse(ending.output) as { readonly result?: object };
    return result ?? {};
  } catch {
    throw new OperationProblem(firebaseSays.unreadable(command.args[0] ?? ''));
  }
}

function refusalIn({ said }: Ending, project: string): string {
  const sentence = sentenceOf(said, project);
  // Nobody has seen the answer yet: it was for a program.
  return sentence === firebaseSays.failures.other ? `${said.trim()}\n${sentence}` : sentence;
}
