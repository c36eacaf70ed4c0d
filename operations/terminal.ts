import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { messages } from './messages.ts';
import { OperationError } from './command-line.ts';

/** Whether input and output are a terminal. */
export function hasTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/**
 * Asks a question and waits for one line.
 *
 * @throws OperationError when the answer is Ctrl-C or Ctrl-D.
 */
export function ask(question: string): Promise<string> {
  return line(question, process.stdout);
}

/**
 * Asks the operator to type the project id before an irreversible action, at a terminal.
 *
 * @throws OperationError with `refusal` when something else is typed.
 */
export async function confirmProject(
  project: string,
  { question, refusal }: { readonly question: string; readonly refusal: string },
): Promise<void> {
  if (!hasTerminal()) return;
  if ((await ask(question)).trim() !== project) throw new OperationError(refusal);
}

/** Asks for a secret, without an echo. */
export async function askSecretly(question: string): Promise<string> {
  // readline echoes the input to this stream, which discards it.
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = line('', discard);
  // The prompt comes after readline has started: before that, the terminal itself would echo.
  process.stdout.write(question);
  try {
    return await answer;
  } finally {
    process.stdout.write('\n');
  }
}

function line(question: string, output: Writable): Promise<string> {
  return new Promise((resolve, reject) => {
    const terminal = createInterface({ input: process.stdin, output, terminal: true });
    terminal.once('SIGINT', () => terminal.close());
    terminal.once('close', () => reject(new OperationError(messages.cancelled)));
    terminal.question(question, (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}
