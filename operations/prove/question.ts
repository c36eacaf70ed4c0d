import { sentenceFor } from '../run-operation.ts';

/** Result of a check: passed, failed, or to be tried by hand. */
export interface Answer {
  readonly mark: '✓' | '✗' | '→';
  readonly sentence: string;
}

export const passed = (sentence: string): Answer => ({ mark: '✓', sentence });
export const failed = (sentence: string): Answer => ({ mark: '✗', sentence });
export const byHand = (sentence: string): Answer => ({ mark: '→', sentence });

/** Check that only a real project can answer. */
export interface Question {
  readonly title: string;
  readonly ask: () => Promise<Answer> | Answer;
}

/** Runs every check, even after a failed one. @returns the number of failed checks */
export async function askAll(
  questions: readonly Question[],
  project: string,
  say: (line: string) => void,
): Promise<number> {
  let count = 0;
  for (const { title, ask } of questions) {
    const { mark, sentence } = await Promise.resolve()
      .then(ask)
      .catch((error: unknown) => failed(sentenceFor(error, project)));
    say(`${mark} ${title} : ${sentence}`);
    if (mark === '✗') count += 1;
  }
  return count;
}
