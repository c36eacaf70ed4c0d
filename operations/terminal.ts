import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { messages } from './messages.ts';
import { OperationError } from './command-line.ts';

/** Whether there is a terminal to ask at. */
export function hasTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/**
 * Asks a question and waits for the line that answers it.
 *
 * @throws OperationError when the answer is Ctrl-C or Ctrl-D.
 */
export function ask(question: string): Promise<string> {
  return line(question, process.stdout);
}

/**
 * Asks to type the project's name before something irreversible, if there is a terminal.
 *
 * @throws OperationError with `otherwise` when something else is typed.
 */
export async function confirmProject(
  project: string,
  { question, otherwise }: { readonly question: string; readonly otherwise: string },
): Promise<void> {
  if (!hasTerminal()) return;
  if ((await ask(question)).trim() !== project) throw new OperationError(otherwise);
}

/** Asks for a secret. */
export async function askSecretly(question: string): Promise<string> {
  // The input is echoed to this stream, which discards it.
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = line('', silence);
  // Only now: until there is a line to type on, the terminal itself would echo.
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
