import { expect, it } from 'vitest';
import type { Reply } from '../functions/calls.ts';
import type { Answer } from './rest.ts';
import { world } from './world.ts';

/** What lies behind the channels, and no answer may show. */
const inside = [
  /\bat .+:\d+:\d+/,
  /node_modules|\/workspace|\/functions\/(?:lib|src)\//,
  /firebase-(?:admin|functions)|ZodError|TypeError|FirestoreError/,
  /staff\.invalid/,
  /"(?:stack|alias|passwordHash|salt)"/,
];

/** Expects an answer to show nothing of the inside, and none of `secrets`. */
export function expectSilent(answer: string, secrets: readonly string[] = []): void {
  for (const pattern of inside) expect(answer).not.toMatch(pattern);
  for (const secret of secrets) expect(answer).not.toContain(secret);
}

/** What any channel answers. */
type Heard = Answer | Pick<Reply, 'status' | 'body'>;
type Asked = () => Promise<Heard>;

/** The two requests of an attempt, of which one fact differs, and what is looked at behind them. */
type Pair = readonly [accepted: Asked, refused: Asked, look?: (said: string) => unknown];

export const textOf = (answer: Heard): string =>
  'text' in answer ? answer.text : JSON.stringify(answer.body);

/**
 * Declares an attempt: of two requests the one is accepted, and the other refused with one of
 * these statuses and without a word of what is inside or secret.
 */
export function attempt(
  title: string,
  statuses: readonly number[],
  make: () => Pair | Promise<Pair>,
): void {
  it(title, async () => {
    const [accepted, refused, look] = await make();
    const sound = await accepted();
    expect(sound.status, textOf(sound)).toBeLessThan(300);
    await expectRefused(refused, statuses, look);
  });
}

/** The second half of an attempt, where a request that is accepted stands beside many. */
export async function expectRefused(
  refused: Asked,
  statuses: readonly number[],
  look?: Pair[2],
): Promise<void> {
  const answer = await refused();
  const said = textOf(answer);
  expect(statuses, said).toContain(answer.status);
  expectSilent(said, world().secrets);
  await look?.(said);
}

/** Any refusal that is the sender's fault. */
export const refusals: readonly number[] = Array.from({ length: 100 }, (_, at) => 400 + at);
