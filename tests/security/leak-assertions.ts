import { expect } from 'vitest';

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
