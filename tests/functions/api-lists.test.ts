/** @module-tag night */
import { photoCategories } from '@centre/domain/photo/photo';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { omit } from '../factories/omit.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { keepCollections } from '../kept-collections.ts';
import { sendApplication } from './applications.ts';
import { routeAnswer, type CallParts, callAs } from './calls.ts';
import { asMember, type Staff } from './members.ts';

keepCollections('articles', 'galerie', 'temoignages');

let reader: Staff;

/** Dates of the records; lists begin with them, because no others are later. Two are equal. */
const dates = ['2099-01-03', '2099-01-02', '2099-01-02', '2099-01-01'].map((d) => new Date(d));

const kinds = [
  {
    ...{ collection: 'articles', name: 'articles' },
    make: (dateCreation: Date, at: number) => article({ dateCreation, date: dateCreation }, at),
  },
  {
    ...{ collection: 'temoignages', name: 'temoignages' },
    make: (dateCreation: Date, at: number) => temoignage({ dateCreation }, at),
  },
  {
    ...{ collection: 'galerie', name: 'photos' },
    make: (dateUpload: Date, at: number) => photo({ dateUpload }, at),
  },
];

const id = (at: number) => `lue-${at}`;

beforeAll(async () => {
  reader = await asMember('VIEWER');
  const batch = firestore().batch();
  for (const kind of kinds) {
    const folder = firestore().collection(kind.collection);
    for (const [at, date] of dates.entries()) {
      batch.create(folder.doc(id(at)), omit(kind.make(date, at), 'id'));
    }
  }
  await batch.commit();
});

type Listed = Readonly<Record<string, unknown>> & { readonly id: string };

/** Records of a list, and the cursor of its next page. */
async function recordsOf(call: string, name: string, parts: CallParts = {}) {
  const answer = await routeAnswer(call, parts);
  const { nextCursor = '' } = answer as { readonly nextCursor?: string };
  return { records: answer[name] as readonly Listed[], nextCursor, answer };
}

describe.each(kinds)('List of $name', ({ collection, name }) => {
  const ids = async (query: string) => {
    const { records, nextCursor } = await recordsOf(`GET /api/${collection}`, name, { query });
    return { ids: records.map((record) => record.id), nextCursor };
  };

  it('is sorted by date, latest first, and continues after a deleted cursor record', async () => {
    expect((await ids('')).ids.slice(0, 4)).toEqual([id(0), id(2), id(1), id(3)]);
    const { nextCursor } = await ids('?limit=2');
    const last = firestore().doc(`${collection}/${id(2)}`);
    const data = (await last.get()).data() ?? {};
    await last.delete();
    const rest = await ids(`?limit=2&cursor=${nextCursor}`);
    await last.set(data);
    expect(rest.ids).toEqual([id(1), id(3)]);
  });
});

describe('Page of very long articles', () => {
  const longIds = Array.from({ length: 12 }, (_, at) => `lue-longue-${at}`);
  const folder = () => firestore().collection('articles');

  it('is cut below 8.1 MiB before its limit, and the next page continues', async () => {
    const dateCreation = new Date('2099-06-01');
    const record = omit(article({ contenu: 'é'.repeat(450_000), dateCreation }), 'id');
    await Promise.all(longIds.map((one) => folder().doc(one).set(record)));
    const found: string[] = [];
    const sizes: number[] = [];
    let query = `?limit=${longIds.length}`;
    while (found.length < longIds.length) {
      const part = await recordsOf('GET /api/articles', 'articles', { query });
      sizes.push(Buffer.byteLength(JSON.stringify(part.answer)));
      found.push(...part.records.map((one) => one.id));
      query = `?limit=${longIds.length - found.length}&cursor=${part.nextCursor}`;
    }
    await Promise.all(longIds.map((one) => folder().doc(one).delete()));
    expect(found).toEqual(longIds.toSorted().reverse());
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(8.1 * 1024 * 1024);
  });
});

describe('Statistics API', () => {
  it('returns the number of photos in each category of the list', async () => {
    const { records: photos } = await recordsOf('GET /api/galerie', 'photos');
    const { categories } = await routeAnswer('GET /api/galerie/categories');
    expect(categories).toEqual(
      [...photoCategories, 'Autre'].map((categorie) => ({
        categorie,
        count: photos.filter((one) => one['categorie'] === categorie).length,
      })),
    );
  });

  it('returns the counts of temoignages by statut and the places left', async () => {
    const { token } = reader;
    const { records: all } = await recordsOf('GET /api/temoignages', 'temoignages', { token });
    const publie = all.filter(({ statut }) => statut === 'publie').length;
    const { stats } = await routeAnswer('GET /api/temoignages/stats', { token });
    expect(stats).toEqual({
      total: all.length,
      publie,
      brouillon: all.length - publie,
      limite: 6,
      placesRestantes: Math.max(0, 6 - publie),
    });
  });

  it('returns counts of applications that follow a creation and a deletion', async () => {
    const { token } = reader;
    const count = async () =>
      (await routeAnswer('GET /api/inscriptions/stats', { token }))['stats'] as object;
    const before = (await count()) as Record<string, number>;
    const chief = await asMember('SUPER_ADMIN');
    const { id } = await sendApplication({ parcours: 'bts', classe: 'bts2', modalite: 'soir' });
    expect(await count()).toEqual({
      ...before,
      total: Number(before['total']) + 1,
      bts: Number(before['bts']) + 1,
      bts2: Number(before['bts2']) + 1,
      bts2Soir: Number(before['bts2Soir']) + 1,
    });
    await callAs(chief.token, 'deleteInscription', { id });
    expect(await count()).toEqual(before);
  });
});

describe('List of applications', () => {
  it.each(['GET /api/inscriptions', 'GET /api/inscriptions-sqlite'])(
    'is returned by %s, latest first, without server-only fields',
    async (call) => {
      const { token } = reader;
      const sent = [await sendApplication(), await sendApplication()];
      const query = '?limit=2';
      const { records: list } = await recordsOf(call, 'inscriptions', { token, query });
      expect(list.map((record) => record.id)).toEqual([sent[1]?.id, sent[0]?.id]);
      expect(list[0]).toMatchObject({ nom: sent[1]?.nom, statut: 'en_attente' });
      expect(list[0]).not.toHaveProperty('empreinte');
      expect(list[0]).not.toHaveProperty('registre');
    },
  );
});
