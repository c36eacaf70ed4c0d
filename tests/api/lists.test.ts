/** @module-tag night */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { uniqueWord } from '../functions/applications.ts';
import { createMember } from '../functions/admin.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs } from '../functions/calls.ts';
import { asMember, userForm } from '../functions/members.ts';
import { callers, tokensOfCallers, expectedVerdict, type Caller } from './catalogue.ts';
import { answer, recordsOf, type Entity } from './records.ts';

keepCollections('articles', 'galerie', 'temoignages', 'inscriptions', 'registres');

let chief = '';
let tokens: ReadonlyMap<Caller, string>;

beforeAll(async () => {
  ({ token: chief } = await asMember('SUPER_ADMIN'));
  tokens = await tokensOfCallers();
});

/** Factories of records, by collection. */
const make = {
  articles: (at: number) => article({}, at),
  galerie: (at: number) => photo({}, at),
  temoignages: (at: number) => temoignage({ statut: 'brouillon' }, at),
  inscriptions: (at: number) => inscription({}, at),
};

/** Stores `count` records without a command. @returns their ids */
async function store(
  collection: keyof typeof make,
  count: number,
  one: (at: number) => object = make[collection],
): Promise<string[]> {
  const writer = firestore().bulkWriter();
  const refs = Array.from({ length: count }, (_, at) => {
    const ref = firestore().collection(collection).doc();
    void writer.create(ref, omit(one(at) as { id?: string }, 'id'));
    return ref;
  });
  await writer.close();
  return refs.map(({ id }) => id);
}

async function addUsers(count: number): Promise<string[]> {
  const users = Array.from({ length: count }, () => userForm());
  const members = users.map((user) => createMember({ ...user, role: 'VIEWER' }));
  return (await Promise.all(members)).map(({ id }) => id);
}

async function readPage(path: string, name: string, limit?: number, cursor?: string) {
  const query = Object.entries({ limit, cursor }).filter(([, value]) => value !== undefined);
  const address = `${path}?${new URLSearchParams(query as string[][])}`;
  const { [name]: records, nextCursor } = await answer(chief, 'GET', address);
  return { records: records as Entity[], nextCursor: nextCursor as string | undefined };
}

describe.each([
  ['/articles', 'articles', (count: number) => store('articles', count)],
  ['/galerie', 'photos', (count: number) => store('galerie', count)],
  ['/temoignages', 'temoignages', (count: number) => store('temoignages', count)],
  ['/inscriptions', 'inscriptions', (count: number) => store('inscriptions', count)],
  ['/inscriptions-sqlite', 'inscriptions', (count: number) => store('inscriptions', count)],
  ['/auth-sqlite/users', 'users', addUsers],
] as const)('List %s', (path, name, add) => {
  it('returns each record once across its pages while records are added', async () => {
    const ids = await add(8);
    const initialIds = (await readPage(path, name, 1000)).records.map(({ id }) => id);
    expect(initialIds).toEqual(expect.arrayContaining(ids));
    const limit = Math.max(2, Math.ceil(initialIds.length / 6));
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const { records, nextCursor } = await readPage(path, name, limit, cursor);
      expect(records.length).toBeLessThanOrEqual(limit);
      walked.push(...records.map(({ id }) => id));
      cursor = nextCursor;
      if (cursor !== undefined) await add(1);
    } while (cursor !== undefined);
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.filter((id) => initialIds.includes(id))).toEqual(initialIds);
  });

  it('has no cursor after its last record, for a full and a partial page', async () => {
    const { records } = await readPage(path, name, 1000);
    expect((await readPage(path, name, records.length)).nextCursor).toBeUndefined();
    const rest = await readPage(path, name, records.length - 1);
    const last = await readPage(path, name, records.length - 1, rest.nextCursor);
    expect(last.records.map(({ id }) => id)).toEqual([records.at(-1)?.id]);
    expect(last.nextCursor).toBeUndefined();
  });
});

it('List of photos returns at most 1000 records a page', async () => {
  const ids = await store('galerie', 1001);
  onTestFinished(async () => {
    const writer = firestore().bulkWriter();
    for (const id of ids) void writer.delete(firestore().doc(`galerie/${id}`));
    await writer.close();
  });
  const first = await readPage('/galerie', 'photos');
  expect(first.records).toHaveLength(1000);
  // A larger `limit` returns no more records.
  expect(await readPage('/galerie', 'photos', 1001)).toEqual(first);
  const second = await readPage('/galerie', 'photos', undefined, first.nextCursor);
  const found = [...first.records, ...second.records].map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(ids));
  expect(second.nextCursor).toBeUndefined();
});

describe.each([
  { name: 'articles', one: 'article', make: article, shown: 'publié' },
  { name: 'temoignages', one: 'temoignage', make: temoignage, shown: 'publie' },
] as const)('Record of $name', ({ name, one, make, shown }) => {
  it('is returned to staff only as a draft, and to visitors once published', async () => {
    const [draft = ''] = await store(name, 1, () => make({ statut: 'brouillon' }));
    const [published = ''] = await store(name, 1, () => make({ statut: shown as never }));
    for (const caller of callers) {
      const get = (path: string) => apiAs(tokens.get(caller), 'GET', `/api/${name}${path}`);
      const isStaff = expectedVerdict(caller, `${name} R`) === 'accepted';
      const [list, alone] = [await get(''), await get(`/${draft}`)];
      expect(JSON.stringify([list.body, alone.body]).includes(draft), caller).toBe(isStaff);
      if (isStaff) expect(alone.body).toMatchObject({ [one]: { id: draft } });
      else expect([401, 404], caller).toContain(alone.status);
      if (expectedVerdict(caller, 'visitors') !== 'accepted') continue;
      const { body } = await get(`/${published}`);
      expect(body, caller).toMatchObject({ success: true, [one]: { id: published } });
    }
  });
});

it('List of applications contains an older record whose dates are strings', async () => {
  const nom = uniqueWord();
  const dateInscription = '2024-09-01T10:00:00.000Z';
  const older = { ...inscription({ nom }), dateInscription };
  const [id] = await store('inscriptions', 1, () => older);
  const all = await recordsOf(chief, 'inscriptions').list();
  expect(all.filter((one) => one['nom'] === nom).map((one) => one.id)).toEqual([id]);
});
