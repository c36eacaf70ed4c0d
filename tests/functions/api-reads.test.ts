/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { photoCategories } from '@centre/domain/photo/photo';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { omit } from '../factories/omit.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { answerTo, ask, many, one, type Sent } from './api-answers.ts';
import { apply } from './applications.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'galerie', 'temoignages');

let reader: Staff;

/** Records later than any other, so that lists begin with them: those of a number share a date. */
const dates = ['2099-01-03', '2099-01-02', '2099-01-02', '2099-01-01'].map((d) => new Date(d));

const kinds = [
  {
    collection: 'articles',
    make: (dateCreation: Date, at: number) => article({ dateCreation, date: dateCreation }, at),
    hasDrafts: true,
    name: 'articles',
    alone: 'article',
  },
  {
    collection: 'temoignages',
    make: (dateCreation: Date, at: number) => temoignage({ dateCreation }, at),
    hasDrafts: true,
    name: 'temoignages',
    alone: 'temoignage',
  },
  {
    collection: 'galerie',
    make: (dateUpload: Date, at: number) => photo({ dateUpload }, at),
    hasDrafts: false,
    name: 'photos',
    alone: 'photo',
  },
] as const;

const id = (at: number) => `lue-${at}`;
const draft = 'lue-brouillon';

beforeAll(async () => {
  reader = await newStaff('VIEWER');
  const batch = firestore().batch();
  for (const kind of kinds) {
    const folder = firestore().collection(kind.collection);
    for (const [at, date] of dates.entries()) {
      batch.create(folder.doc(id(at)), omit(kind.make(date, at), 'id'));
    }
    if (!kind.hasDrafts) continue;
    const record = { ...kind.make(new Date('2099-02-01'), 9), statut: 'brouillon' };
    batch.create(folder.doc(draft), omit(record, 'id'));
  }
  await batch.commit();
});

type Kind = (typeof kinds)[number];

const idsOf =
  ({ collection, name }: Kind) =>
  async (sent: Sent = {}) =>
    many(await answerTo(`GET /api/${collection}`, sent), name).map((record) => record.id);

describe.each(kinds)('the list of $name', (kind) => {
  const { collection } = kind;
  const list = `GET /api/${collection}`;
  const ids = idsOf(kind);

  it('begins with the latest, equals in one order', async () => {
    expect((await ids()).slice(0, 4)).toEqual([id(0), id(2), id(1), id(3)]);
  });

  it('goes on where it was when the record there is gone', async () => {
    const part = await answerTo(list, { query: '?limit=2' });
    const last = firestore().doc(`${collection}/${id(2)}`);
    const data = (await last.get()).data() ?? {};
    await last.delete();
    const rest = await ids({ query: `?limit=2&cursor=${part.nextCursor ?? ''}` });
    await last.set(data);
    expect(rest).toEqual([id(1), id(3)]);
  });
});

describe.each(kinds.filter(({ hasDrafts }) => hasDrafts))(
  'of the $name',
  ({ collection, name, alone }) => {
    const single = `GET /api/${collection}/:id`;

    it('each is read by itself as it stands in the list', async () => {
      const record = one(await answerTo(single, { id: id(0) }), alone);
      expect(many(await answerTo(`GET /api/${collection}`), name)).toContainEqual(record);
      expect((await ask(single, { id: 'inconnu' })).status).toBe(404);
    });
  },
);

describe('a part of very long records', () => {
  const long = Array.from({ length: 12 }, (_, at) => `lue-longue-${at}`);
  const folder = () => firestore().collection('articles');

  it('ends before its limit, and the next one goes on', async () => {
    const dateCreation = new Date('2099-06-01');
    const record = omit(article({ contenu: 'é'.repeat(450_000), dateCreation }), 'id');
    await Promise.all(long.map((one) => folder().doc(one).set(record)));
    const found: string[] = [];
    const sizes: number[] = [];
    let query = `?limit=${long.length}`;
    while (found.length < long.length) {
      const part = await answerTo('GET /api/articles', { query });
      sizes.push(Buffer.byteLength(JSON.stringify(part)));
      found.push(...many(part, 'articles').map((one) => one.id));
      query = `?limit=${long.length - found.length}&cursor=${part.nextCursor ?? ''}`;
    }
    await Promise.all(long.map((one) => folder().doc(one).delete()));
    expect(found).toEqual(long.toSorted().reverse());
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(8.1 * 1024 * 1024);
  });
});

describe('the figures', () => {
  it('of the gallery are those of its list', async () => {
    const photos = many(await answerTo('GET /api/galerie'), 'photos');
    const { categories } = await answerTo('GET /api/galerie/categories');
    expect(categories).toEqual(
      [...photoCategories, 'Autre'].map((categorie) => ({
        categorie,
        count: photos.filter((one) => one['categorie'] === categorie).length,
      })),
    );
  });

  it('of testimonials are those of their list, with the places that are left', async () => {
    const { token } = reader;
    const all = many(await answerTo('GET /api/temoignages', { token }), 'temoignages');
    const publie = all.filter(({ statut }) => statut === 'publie').length;
    const { stats } = await answerTo('GET /api/temoignages/stats', { token });
    expect(stats).toEqual({
      total: all.length,
      publie,
      brouillon: all.length - publie,
      limite: 6,
      placesRestantes: Math.max(0, 6 - publie),
    });
  });

  it('of applications grow with each, and shrink with each that is deleted', async () => {
    const { token } = reader;
    const count = async () =>
      (await answerTo('GET /api/inscriptions/stats', { token }))['stats'] as object;
    const before = (await count()) as Record<string, number>;
    const chief = await newStaff('SUPER_ADMIN');
    const { id } = await apply({ parcours: 'bts', classe: 'bts2', modalite: 'soir' });
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

describe('applications', () => {
  it.each(['GET /api/inscriptions', 'GET /api/inscriptions-sqlite'])(
    'are listed by %s, the latest first, without what only the server uses',
    async (call) => {
      const { token } = reader;
      const sent = [await apply(), await apply()];
      const list = many(await answerTo(call, { token, query: '?limit=2' }), 'inscriptions');
      expect(list.map((record) => record.id)).toEqual([sent[1]?.id, sent[0]?.id]);
      expect(list[0]).toMatchObject({ nom: sent[1]?.nom, statut: 'en_attente' });
      expect(list[0]).not.toHaveProperty('empreinte');
      expect(list[0]).not.toHaveProperty('registre');
    },
  );
});
