import { sentenceFor } from '../run-operation.ts';

/** What came of one step: it went well, something must change, or somebody must try it. */
export interface Outcome {
  readonly kind: 'good' | 'bad' | 'by-hand';
  readonly sentence: string;
}

export const good = (sentence: string): Outcome => ({ kind: 'good', sentence });
export const bad = (sentence: string): Outcome => ({ kind: 'bad', sentence });
export const byHand = (sentence: string): Outcome => ({ kind: 'by-hand', sentence });

export interface Step {
  readonly title: string;
  readonly attempt: () => Promise<Outcome> | Outcome;
}

const marks = { good: '✓', bad: '✗', 'by-hand': '→' } as const;

/**
 * Goes through the steps, whatever becomes of each, and says what it found.
 *
 * @returns how many found something to change.
 */
export async function goThrough(
  steps: readonly Step[],
  project: string,
  say: (line: string) => void,
): Promise<number> {
  let count = 0;
  for (const { title, attempt } of steps) {
    const { kind, sentence } = await outcomeOf(attempt, project);
    say(`${marks[kind]} ${title} : ${sentence}`);
    if (kind === 'bad') count += 1;
  }
  return count;
}

async function outcomeOf(attempt: Step['attempt'], project: string): Promise<Outcome> {
  try {
    return await attempt();
  } catch (error) {
    return bad(sentenceFor(error, project));
  }
}
