import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import type { Reply } from '../functions/calls.ts';
import '../functions/admin.ts';
import type { Answer } from './rest.ts';
import { world } from './world.ts';

/** Internals that no answer may show. */
const internals = [
  /\bat .+:\d+:\d+/,
  /node_modules|\/workspace|\/functions\/(?:lib|src)\//,
  /firebase-(?:admin|functions)|ZodError|TypeError|FirestoreError/,
  /staff\.invalid/,
  /"(?:stack|alias|passwordHash|salt)"/,
];

/** Expects an answer to show no internals and none of `secrets`. */
export function expectSilent(answer: string, secrets: readonly string[] = []): void {
  for (const pattern of internals) expect(answer).not.toMatch(pattern);
  for (const secret of secrets) expect(answer).not.toContain(secret);
}

type AnyAnswer = Answer | Pick<Reply, 'status' | 'body'>;
type Ask = () => Promise<AnyAnswer>;
type Check = (text: string) => unknown;

/** Two requests of which one fact differs, and what is checked after the refused one. */
type Pair = readonly [accepted: Ask, refused: Ask, check?: Check];

export const textOf = (answer: AnyAnswer): string =>
  'text' in answer ? answer.text : JSON.stringify(answer.body);

/** Statuses of any refusal that is the sender's fault. */
export const refusals: readonly number[] = Array.from({ length: 100 }, (_, at) => 400 + at);

/** Expects one of these statuses, and an answer that shows nothing of the inside or secret. */
export async function expectRefused(refused: Ask, statuses: readonly number[], check?: Check) {
  const answer = await refused();
  const text = textOf(answer);
  expect(statuses, text).toContain(answer.status);
  expectSilent(text, world().secrets);
  await check?.(text);
}

/** Attempt as a test: of two requests one is accepted, the other refused with these statuses. */
export function attempt(
  title: string,
  statuses: readonly number[],
  make: () => Pair | Promise<Pair>,
): void {
  it(title, async () => {
    const [accepted, refused, check] = await make();
    const sound = await accepted();
    expect(sound.status, textOf(sound)).toBeLessThan(300);
    await expectRefused(refused, statuses, check);
  });
}

/** An attempt for each row of a table, whose name takes the place of `%s` in the title. */
export function attempts<Row>(
  rows: Readonly<Record<string, Row>>,
  title: string,
  statuses: readonly number[],
  make: (row: Row) => Pair | Promise<Pair>,
): void {
  for (const [name, row] of Object.entries(rows)) {
    attempt(
      title.replace('%s', () => name),
      statuses,
      () => make(row),
    );
  }
}

/**
 * Everything stored, by its name, each thing with what tells that it has changed. The counters of
 * limits are left out: a refused attempt counts too.
 */
type Stored = Readonly<Record<string, string>>;

export async function everythingStored(): Promise<Stored> {
  const collections = (await firestore().listCollections()).filter(
    ({ id }) => id !== 'limites',
  );
  const [documents, [files], { users }] = await Promise.all([
    Promise.all(collections.map((collection) => collection.select().get())),
    bucket().getFiles(),
    auth().listUsers(1000),
  ]);
  return Object.fromEntries([
    ...documents.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()] as const),
    ),
    ...files.map(
      ({ name, metadata: { generation, contentType } }) =>
        [`file ${name}`, `${generation} ${contentType}`] as const,
    ),
    ...users.map(({ uid, disabled, customClaims, tokensValidAfterTime }) => {
      const state = JSON.stringify({ disabled, customClaims, tokensValidAfterTime });
      return [`account ${uid}`, state] as const;
    }),
  ]);
}

/** Documents that a login or a mere attempt changes. */
const counting = /^(?:connexions|journal|sessionsTerminees|vues)\//;

const lasting = (stored: Stored) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !counting.test(name)));

/** The tests of the surrounding block create, change and remove nothing at all. */
export function nothingChanges(): void {
  let before: Stored = {};
  beforeAll(async () => {
    before = lasting(await everythingStored());
    expect(before).not.toEqual({});
  });
  afterAll(async () => {
    expect(lasting(await everythingStored())).toEqual(before);
  });
}
