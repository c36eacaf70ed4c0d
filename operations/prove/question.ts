import { sentenceFor } from '../run-operation.ts';

/** Answer to a question: all is well, something must change, or it has to be tried by hand. */
export interface Answer {
  readonly mark: '✓' | '✗' | '→';
  readonly sentence: string;
}

export const good = (sentence: string): Answer => ({ mark: '✓', sentence });
export const bad = (sentence: string): Answer => ({ mark: '✗', sentence });
export const byHand = (sentence: string): Answer => ({ mark: '→', sentence });

/** Question that only a real project answers. */
export interface Question {
  readonly title: string;
  readonly ask: () => Promise<Answer> | Answer;
}

/** Asks each question, also after one that failed. @returns how many found something to change */
export async function askAll(
  questions: readonly Question[],
  project: string,
  say: (line: string) => void,
): Promise<number> {
  let count = 0;
  for (const { title, ask } of questions) {
    const { mark, sentence } = await Promise.resolve()
      .then(ask)
      .catch((error: unknown) => bad(sentenceFor(error, project)));
    say(`${mark} ${title} : ${sentence}`);
    if (mark === '✗') count += 1;
  }
  return count;
}
