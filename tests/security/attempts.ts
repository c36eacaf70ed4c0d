import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import type { Reply } from '../functions/calls.ts';
import '../functions/admin.ts';
import { omit } from '../factories/omit.ts';
import { sendRaw, type Answer, type RawReply, type RawRequest } from './rest.ts';
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

type Make<Row> = (row: Row) => Pair | Promise<Pair>;

/** Attempt as a test: of two requests one is accepted, the other refused with these statuses. */
export function attempt(title: string, statuses: readonly number[], make: Make<void>): void {
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
  make: Make<Row>,
): void {
  for (const [name, row] of Object.entries(rows)) {
    const named = title.replace('%s', () => name);
    attempt(named, statuses, () => make(row));
  }
}

/** Names of all documents and files, each with its version. */
type Stored = Readonly<Record<string, string>>;

/** Stored documents without the counters of limits, which refused attempts increase. */
export async function readAllDocuments(): Promise<Stored> {
  const collections = await firestore().listCollections();
  const lasting = collections.filter(({ id }) => id !== 'limites');
  const [documents, [files], { users }] = await Promise.all([
    Promise.all(lasting.map((collection) => collection.select().get())),
    bucket().getFiles(),
    auth().listUsers(1000),
  ]);
  return Object.fromEntries([
    ...documents.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()]),
    ),
    ...files.map(({ name, metadata: { generation, contentType } }) => [
      ...[`file ${name}`, `${generation} ${contentType}`],
    ]),
    ...users.map(({ uid, disabled, customClaims, tokensValidAfterTime }) => [
      ...[`account ${uid}`, JSON.stringify({ disabled, customClaims, tokensValidAfterTime })],
    ]),
  ]) as Stored;
}

/** Documents that a login or a mere attempt changes. */
const counting = /^(?:connexions|journal|sessionsTerminees|vues)\//;

const lasting = (stored: Stored) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !counting.test(name)));

/** The tests of the surrounding block create, change and remove nothing at all. */
export function expectUnchangedData(): void {
  let before: Stored = {};
  beforeAll(async () => {
    before = lasting(await readAllDocuments());
    expect(before).not.toEqual({});
  });
  afterAll(async () => {
    expect(lasting(await readAllDocuments())).toEqual(before);
  });
}

/** Bytes of a refusal, at most. */
export const longestRefusal = 4096;

/** Unknown fields, by their number. */
export const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`champ${at}`, 1]));

/** Letter with that number of combining marks, which are slow to normalise. */
export const manyMarks = (count: number) => `a${'\u0315\u0300'.repeat(count / 2)}`;

/** Request to the API, with its possible statuses of refusal. */
export interface Attack extends RawRequest {
  readonly name: string;
  readonly statuses: readonly number[];
  /** Expected sentence of the refusal. */
  readonly error?: string;
}

/** Attack of a table: its body, and the statuses and headers that differ from the usual. */
export type Row = readonly [
  name: string,
  body: Buffer | string,
  statuses?: readonly number[],
  headers?: Readonly<Record<string, string>>,
];

/** Stack trace, path, version, HTML or name of a package in an answer. */
const revealing =
  /\bat \S+:\d|node_modules|\/(?:home|usr|workspace|tmp)\/|\.[cm]?[jt]s\b|\d+\.\d+\.\d+|<\/?\w+|express|firebase|firestore|undefined|\[object/i;

const french =
  /[àâçéèêëîïôûù]|\b(?:le|la|les|de|des|du|un|une|est|ne|non|pas|vous|votre|veuillez|champs?|introuvable)\b/i;

/** Expects a short French sentence that shows nothing for each attack, and nothing changed. */
export async function expectFaultless(attacks: readonly Attack[]): Promise<void> {
  const before = await readAllDocuments();
  const faults: string[] = [];
  for (const attack of attacks) {
    // No answer is a fault like any other: the test names them all.
    const found = await sendRaw(attack)
      .then((reply) => faultsOf(reply, attack))
      .catch((error: unknown) => [`no answer (${String(error)})`]);
    const called = `${attack.method} ${attack.path.slice(0, 80)} with ${attack.name}`;
    faults.push(...found.map((fault) => `${called}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(await readAllDocuments()).toEqual(before);
}

function faultsOf({ status, headers, text }: RawReply, attack: Attack): string[] {
  const isHead = attack.method === 'HEAD';
  const body = isHead ? {} : jsonIn(text);
  const { success, error, incident } = body;
  // The words that the older client looks for are English.
  const sentence = String(error).replace(/^(?:Invalid token|Forbidden): /, '');
  const others = omit(body, 'success', 'error', 'incident', 'fields');
  // Public data of a page are cached for a moment.
  const isPublic = status === 200 && /^\/api\/(campagne|vitrine)/.test(attack.path);
  const isFine: Readonly<Record<string, boolean>> = {
    [`status ${status}`]: attack.statuses.includes(status),
    'another sentence': attack.error === undefined || error === attack.error,
    'no JSON': String(headers['content-type']).startsWith('application/json'),
    'may be kept': isPublic || headers['cache-control'] === 'no-store',
    [`${text.length} characters`]: Buffer.byteLength(text) <= longestRefusal,
    'no failure': isHead || success === false,
    'no French sentence': isHead || french.test(sentence),
    'reveals something': isHead || !revealing.test(text),
    'no identifier': isHead || (typeof incident === 'string' && incident !== ''),
    [`says ${Object.keys(others).join()}`]: Object.keys(others).length === 0,
  };
  const faults = Object.keys(isFine).filter((fault) => !isFine[fault]);
  return faults.length > 0 ? [...faults, text.slice(0, 200)] : [];
}

function jsonIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { 'a body that is no JSON': true };
  }
}
