import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import type { Reply } from '../functions/calls.ts';
import '../functions/admin.ts';
import { omit } from '../factories/omit.ts';
import { sendRaw, type Answer, type RawReply, type RawRequest } from './rest.ts';
import { world } from './world.ts';

/** Patterns of internals that no response may contain. */
const internals = [
  /\bat .+:\d+:\d+/,
  /node_modules|\/workspace|\/functions\/(?:lib|src)\//,
  /firebase-(?:admin|functions)|ZodError|TypeError|FirestoreError/,
  /staff\.invalid/,
  /"(?:stack|alias|passwordHash|salt)"/,
];

/** Expects a response to contain no internals and none of `secrets`. */
export function expectSilent(answer: string, secrets: readonly string[] = []): void {
  for (const pattern of internals) expect(answer).not.toMatch(pattern);
  for (const secret of secrets) expect(answer).not.toContain(secret);
}

type AnyAnswer = Answer | Pick<Reply, 'status' | 'body'>;
type Ask = () => Promise<AnyAnswer>;
type Check = (text: string) => unknown;

/** Accepted and refused request, which differ in one fact, and a check after the refusal. */
type Pair = readonly [accepted: Ask, refused: Ask, check?: Check];

export const textOf = (answer: AnyAnswer): string =>
  'text' in answer ? answer.text : JSON.stringify(answer.body);

/** HTTP statuses of refusals that are the client's fault: 400 to 499. */
export const refusals: readonly number[] = Array.from({ length: 100 }, (_, at) => 400 + at);

/** Expects one of `statuses`, and a response without internals or secrets. */
export async function expectRefused(refused: Ask, statuses: readonly number[], check?: Check) {
  const answer = await refused();
  const text = textOf(answer);
  expect(statuses, text).toContain(answer.status);
  expectSilent(text, world().secrets);
  await check?.(text);
}

type Make<Row> = (row: Row) => Pair | Promise<Pair>;

/** Declares a test of a pair, whose refused request must have one of `statuses`. */
export function attempt(title: string, statuses: readonly number[], make: Make<void>): void {
  it(title, async () => {
    const [accepted, refused, check] = await make();
    const answer = await accepted();
    expect(answer.status, textOf(answer)).toBeLessThan(300);
    await expectRefused(refused, statuses, check);
  });
}

/** Declares an attempt for each row of a table; its name replaces `%s` in the title. */
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

/** Versions of all documents, files and accounts, by their names. */
type Stored = Readonly<Record<string, string>>;

/** Reads the versions of all stored data but rate-limit counters, which refusals increase. */
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

/** Pattern of the documents that a login or an attempt changes. */
const counting = /^(?:connexions|journal|sessionsTerminees|vues)\//;

const lasting = (stored: Stored) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !counting.test(name)));

/** Expects the tests of the surrounding block to leave the stored data unchanged. */
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

/** Maximum size of a refusal in bytes. */
export const longestRefusal = 4096;

/** Object of `count` unknown fields. */
export const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`champ${at}`, 1]));

/** Letter with `count` combining marks, which are slow to normalise. */
export const manyMarks = (count: number) => `a${'\u0315\u0300'.repeat(count / 2)}`;

/** Request to the API, with the statuses that may refuse it. */
export interface Attack extends RawRequest {
  readonly name: string;
  readonly statuses: readonly number[];
  /** Expected sentence of the refusal. */
  readonly error?: string;
}

/** Row of an attack: its body, and the statuses and headers that differ from the defaults. */
export type Row = readonly [
  name: string,
  body: Buffer | string,
  statuses?: readonly number[],
  headers?: Readonly<Record<string, string>>,
];

/** Pattern of a stack trace, path, version, HTML or name of a package in a response. */
const revealing =
  /\bat \S+:\d|node_modules|\/(?:home|usr|workspace|tmp)\/|\.[cm]?[jt]s\b|\d+\.\d+\.\d+|<\/?\w+|express|firebase|firestore|undefined|\[object/i;

const french =
  /[àâçéèêëîïôûù]|\b(?:le|la|les|de|des|du|un|une|est|ne|non|pas|vous|votre|veuillez|champs?|introuvable)\b/i;

/** Expects a short French refusal of each attack without internals, and unchanged data. */
export async function expectFaultless(attacks: readonly Attack[]): Promise<void> {
  const before = await readAllDocuments();
  const faults: string[] = [];
  for (const attack of attacks) {
    // A missing response counts as a fault, so that the test lists the others too.
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
  // These prefixes are English, because older clients look for them.
  const sentence = String(error).replace(/^(?:Invalid token|Forbidden): /, '');
  const others = omit(body, 'success', 'error', 'incident', 'fields');
  // The public data of a page may be cached for a short time.
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
    [`other fields: ${Object.keys(others).join()}`]: Object.keys(others).length === 0,
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
