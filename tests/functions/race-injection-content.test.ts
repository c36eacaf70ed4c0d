import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import {
  createArticle,
  removeArticle,
  updateArticle,
} from '../../functions/src/data/content/articles.ts';
import {
  createPhoto,
  removePhoto,
  updatePhoto,
} from '../../functions/src/data/content/galerie.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import {
  createTemoignage,
  removeTemoignage,
  updateTemoignage,
} from '../../functions/src/data/content/temoignages.ts';
import { change, stored } from './admin.ts';
import { words } from './articles.ts';
import { injectRace } from './race-injection.ts';
import { keepCollections } from '../kept-collections.ts';
import { leavePublished, speech } from './temoignages.ts';

keepCollections('articles', 'galerie', 'temoignages', 'places', 'marques');
keepCollections('contenusSupprimes');

const image = {
  picture: {
    folder: 'public/galerie/essai/1',
    width: 1,
    height: 1,
    sources: [],
    jpeg: '',
    placeholder: '',
  },
  imageUrl: '',
  size: 1,
};

/** How each kind of record is made, saved and removed; drafts, so that places play no part. */
const kinds = {
  articles: {
    create: (id: string, titre: string) => createArticle(id, words({ titre }), operator),
    save: (id: string) => updateArticle(id, words(), operator),
    remove: (id: string) => removeArticle(id, operator),
  },
  galerie: {
    create: (id: string, titre: string) => createPhoto(id, { titre }, operator, image),
    save: (id: string) => updatePhoto(id, { titre: 'Tour' }, operator),
    remove: (id: string) => removePhoto(id, operator),
  },
  temoignages: {
    create: (id: string, titre: string) =>
      createTemoignage(id, { ...speech(), nom: titre, statut: 'brouillon' }, operator),
    save: (id: string) => updateTemoignage(id, { nom: 'Kossi' }, operator),
    remove: (id: string) => removeTemoignage(id, operator),
  },
} as const;

const touch = (path: string) => () => change(path, { touched: randomUUID() });

describe.each(Object.entries(kinds))('one of %s', (collection, { create, save, remove }) => {
  let id = '';
  beforeEach(async () => {
    id = randomUUID();
    await create(id, 'Premier');
  });

  it.each([
    ['saved', save],
    ['removed', remove],
  ] as const)('is looked at again when it changes before it is %s', async (_, write) => {
    const other = randomUUID();
    await create(other, 'Autre');
    expect(await injectRace(() => write(other))).toBe(1);
    expect(await injectRace(() => write(id), touch(`${collection}/${id}`))).toBe(2);
  });

  it('stays as it is when another call has stored it first', async () => {
    const twin = randomUUID();
    await injectRace(
      () => create(twin, 'Deuxième'),
      () => create(twin, 'Premier'),
    );
    const { titre, nom } = (await stored(`${collection}/${twin}`)) ?? {};
    expect(titre ?? nom).toBe('Premier');
  });

  it('is refused when another call has stored it first, and it was deleted since', async () => {
    const twin = randomUUID();
    const other = async () => {
      await create(twin, 'Premier');
      await remove(twin);
    };
    const late = injectRace(() => create(twin, 'Deuxième'), other);
    await expect(late).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await stored(`${collection}/${twin}`)).toBeUndefined();
  });
});

describe('the mark of the principal article', () => {
  const mark = firestore().doc('marques/principal');
  const principal = () =>
    createArticle(randomUUID(), { ...words(), isPrincipal: true }, operator);

  it('is looked at again when another is appointed first', async () => {
    await principal();
    expect(await injectRace(principal)).toBe(1);
    expect(await injectRace(principal, touch(mark.path))).toBe(2);
  });

  it('is looked at again when it was not there and is made first', async () => {
    await mark.delete();
    expect(await injectRace(principal, () => mark.set({ article: '' }))).toBe(2);
  });

  it('is looked at again when it changes before its article goes', async () => {
    const { record } = await principal();
    const flow = () => removeArticle(record.id, operator);
    expect(await injectRace(flow, touch(mark.path))).toBe(2);
  });
});

describe('the places of published testimonials', () => {
  const places = Array.from({ length: 6 }, (_, index) => `places/${index + 1}`);
  const writeAll = (temoignage: string) => () =>
    Promise.all(places.map((path) => firestore().doc(path).set({ temoignage })));
  const publish = (id: string) => () => updateTemoignage(id, { statut: 'publie' }, operator);
  const draft = async () => {
    const id = randomUUID();
    await kinds.temoignages.create(id, 'Mensah');
    return id;
  };

  it('are looked at again when somebody else has made one', async () => {
    await leavePublished(0);
    const [first, second] = [await draft(), await draft()];
    expect(await injectRace(publish(first))).toBe(1);
    await leavePublished(0);
    expect(await injectRace(publish(second), writeAll('personne'))).toBe(2);
  });

  it('are looked at again when somebody else has taken one that was free', async () => {
    await leavePublished(0);
    await writeAll('personne')();
    const id = await draft();
    expect(await injectRace(publish(id), writeAll('quelqu-un'))).toBe(2);
  });

  it('are looked at again when the one that is given back has changed', async () => {
    const [id = ''] = await leavePublished(1);
    const giveBack = () => updateTemoignage(id, { statut: 'brouillon' }, operator);
    expect(await injectRace(giveBack, touch('places/1'))).toBe(2);
  });

  it('are looked at again when one that was published without a place has changed', async () => {
    const [older = ''] = await leavePublished(1);
    await firestore().doc('places/1').delete();
    const id = await draft();
    expect(await injectRace(publish(id), touch(`temoignages/${older}`))).toBe(2);
  });
});
