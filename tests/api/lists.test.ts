/** @module-tag night */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { callApi } from '../functions/calls.ts';
import { newWord } from '../functions/applications.ts';
import { createMember } from '../functions/admin.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, newUser } from '../functions/staff.ts';
import { callers, newSuperAdmin, tokensOfCallers, verdictOn, type Caller } from './callers.ts';
import type { Client, Entity } from './client.ts';

keepCollections('articles', 'galerie', 'temoignages', 'inscriptions', 'registres');

let chief: Client;
let tokens: ReadonlyMap<Caller, string>;

beforeAll(async () => {
  chief = await newSuperAdmin();
  tokens = await tokensOfCallers();
});

/** Stores records behind the functions' back, as if they had been there for long. */
async function store(collection: string, records: readonly object[]): Promise<string[]> {
  const writer = firestore().bulkWriter();
  const refs = records.map((record) => {
    const ref = firestore().collection(collection).doc();
    void writer.create(ref, omit(record as { id?: string }, 'id'));
    return ref;
  });
  await writer.close();
  return refs.map(({ id }) => id);
}

async function remove(collection: string, ids: readonly string[]): Promise<void> {
  const writer = firestore().bulkWriter();
  for (const id of ids) void writer.delete(firestore().collection(collection).doc(id));
  await writer.close();
}

const made = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));

const stored = (collection: string, one: (index: number) => object) => (count: number) =>
  store(collection, made(count, one));

const addInscriptions = stored('inscriptions', (index) => inscription({}, index));

async function addUsers(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (const { username, email, password } of made(count, () => newUser())) {
    ids.push((await createMember({ username, email, password, role: 'VIEWER' })).id);
  }
  return ids;
}

/** The lists, what their answers call them, and how their records come to be there. */
const lists = [
  {
    path: '/articles',
    name: 'articles',
    add: stored('articles', (index) => article({}, index)),
  },
  { path: '/galerie', name: 'photos', add: stored('galerie', (index) => photo({}, index)) },
  {
    path: '/temoignages',
    name: 'temoignages',
    add: stored('temoignages', (index) => temoignage({ statut: 'brouillon' }, index)),
  },
  { path: '/inscriptions', name: 'inscriptions', add: addInscriptions },
  { path: '/inscriptions-sqlite', name: 'inscriptions', add: addInscriptions },
  { path: '/auth-sqlite/users', name: 'users', add: addUsers },
];

interface Part {
  readonly records: Entity[];
  readonly nextCursor: string | undefined;
}

async function part(path: string, name: string, limit: number, cursor?: string): Promise<Part> {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
  const answer = await chief.ask('GET', `${path}?${query.toString()}`);
  return {
    records: answer[name] as Entity[],
    nextCursor: answer['nextCursor'] as string | undefined,
  };
}

describe.each(lists)('the list $path', ({ path, name, add }) => {
  it('is walked through part by part, every record coming once, whatever is added', async () => {
    const ids = await add(8);
    const whole = (await part(path, name, 1000)).records.map(({ id }) => id);
    expect(whole).toEqual(expect.arrayContaining(ids));
    const limit = Math.max(2, Math.ceil(whole.length / 6));
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const { records, nextCursor } = await part(path, name, limit, cursor);
      expect(records.length).toBeLessThanOrEqual(limit);
      walked.push(...records.map(({ id }) => id));
      cursor = nextCursor;
      if (cursor !== undefined) await add(1);
    } while (cursor !== undefined);
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.filter((id) => whole.includes(id))).toEqual(whole);
  });

  it('has no cursor behind its last record, however long the last part is', async () => {
    const { records } = await part(path, name, 1000);
    expect((await part(path, name, records.length)).nextCursor).toBeUndefined();
    const rest = await part(path, name, records.length - 1);
    expect(rest.nextCursor).toEqual(expect.any(String));
    const last = await part(path, name, records.length - 1, rest.nextCursor);
    expect(last.records.map(({ id }) => id)).toEqual([records.at(-1)?.id]);
    expect(last.nextCursor).toBeUndefined();
  });

  it('says every date as an ISO text', async () => {
    const { records } = await part(path, name, 3);
    const dates = records.flatMap((record) =>
      Object.entries(record).filter(([field]) =>
        /^date(?!Naissance)|At$|^lastLogin/.test(field),
      ),
    );
    expect(dates.length).toBeGreaterThan(0);
    for (const [field, value] of dates) {
      if (value !== null) expect(value, field).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });
});

const dated = lists.filter(({ name }) => name !== 'users');

describe.each(dated)('a cursor of $path', ({ path, name }) => {
  it('leads into no other list', async () => {
    const { nextCursor } = await part(path, name, 1);
    expect((await part(path, name, 1, nextCursor)).records).toHaveLength(1);
    for (const other of dated.filter((list) => list.name !== name)) {
      const asked = part(other.path, other.name, 1, nextCursor);
      await expect(asked, other.path).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe('a list of more than a thousand', () => {
  const found = async (query: string) => {
    const { body } = await callApi('GET', `/api/galerie${query}`);
    const { photos, nextCursor } = body as { photos: Entity[]; nextCursor?: string };
    return { ids: photos.map(({ id }) => id), nextCursor };
  };

  it('comes in parts of a thousand, and of no more when more are asked for', async () => {
    const ids = await store(
      'galerie',
      made(1001, (index) => photo({}, index)),
    );
    onTestFinished(() => remove('galerie', ids));
    const first = await found('');
    expect(first.ids).toHaveLength(1000);
    expect(await found('?limit=1001')).toEqual(first);
    const second = await found(`?cursor=${first.nextCursor ?? ''}`);
    expect([...first.ids, ...second.ids]).toEqual(expect.arrayContaining(ids));
    expect(second.nextCursor).toBeUndefined();
  });
});

describe.each([
  {
    path: '/articles',
    name: 'articles',
    one: 'article',
    draft: () => article({ statut: 'brouillon' }),
  },
  {
    path: '/temoignages',
    name: 'temoignages',
    one: 'temoignage',
    draft: () => temoignage({ statut: 'brouillon' }),
  },
])('a draft in $path', ({ path, name, one, draft }) => {
  const collection = name;
  const staff: readonly Caller[] = callers.filter(
    (caller) =>
      verdictOn(caller, `${name === 'articles' ? name : 'temoignages'} R`) === 'accepted',
  );
  const visitors = callers.filter((caller) => !staff.includes(caller));

  it('is shown to staff, and is not there for anybody else', async () => {
    const [id = ''] = await store(collection, [draft()]);
    for (const caller of callers) {
      const token = tokens.get(caller);
      const [list, alone] = [
        await apiAs(token, 'GET', `/api${path}`),
        await apiAs(token, 'GET', `/api${path}/${id}`),
      ];
      const isThere = JSON.stringify([list.body, alone.body]).includes(id);
      expect(isThere, caller).toBe(staff.includes(caller));
      if (staff.includes(caller)) expect(alone.body).toMatchObject({ [one]: { id } });
      else expect([401, 404], caller).toContain(alone.status);
    }
    expect(visitors).toHaveLength(5);
  });

  it('is seen by everybody once it is published', async () => {
    const statut = name === 'articles' ? 'publié' : 'publie';
    const [id = ''] = await store(collection, [{ ...draft(), statut }]);
    for (const token of [undefined, tokens.get('a stranger'), chief.token]) {
      const { body } = await apiAs(token, 'GET', `/api${path}/${id}`);
      expect(body).toMatchObject({ success: true, [one]: { id } });
    }
  });
});

describe('an older application', () => {
  it('is listed with the others when its dates are texts', async () => {
    const word = newWord();
    const record = {
      ...inscription({ nom: word }),
      dateInscription: '2024-09-01T10:00:00.000Z',
    };
    const ids = await store('inscriptions', [record]);
    const all = (await chief.inscriptions.list()).filter(({ nom }) => nom === word);
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});
