import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { articles } from '../../functions/src/data/content/articles.ts';
import { galerie } from '../../functions/src/data/content/galerie.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { temoignages } from '../../functions/src/data/content/temoignages.ts';
import { change, stored } from './admin.ts';
import { words } from './articles.ts';
import { injectRace } from './race-injection.ts';
import { keepCollections } from '../kept-collections.ts';
import { leavePublished, speech } from './temoignages.ts';

keepCollections('articles', 'galerie', 'temoignages', 'marques');
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

/** How each kind of record is made, saved and removed; drafts, which the limit does not bound. */
const kinds = {
  articles: {
    create: (id: string, titre: string) => articles.create(id, words({ titre }), operator),
    save: (id: string) => articles.update(id, words(), operator),
    remove: (id: string) => articles.remove(id, operator),
  },
  galerie: {
    create: (id: string, titre: string) => galerie.create(id, { titre }, operator, image),
    save: (id: string) => galerie.update(id, { titre: 'Tour' }, operator),
    remove: (id: string) => galerie.remove(id, operator),
  },
  temoignages: {
    create: (id: string, titre: string) =>
      temoignages.create(id, { ...speech(), nom: titre, statut: 'brouillon' }, operator),
    save: (id: string) => temoignages.update(id, { nom: 'Kossi' }, operator),
    remove: (id: string) => temoignages.remove(id, operator),
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

describe('The mark of what is published', () => {
  const mark = firestore().doc('marques/publications');
  const principal = () =>
    articles.create(randomUUID(), { ...words(), isPrincipal: true }, operator);
  const publish = (id: string) => () => temoignages.update(id, { statut: 'publie' }, operator);
  const draft = async () => {
    const id = randomUUID();
    await kinds.temoignages.create(id, 'Mensah');
    return id;
  };

  it('has a principal article planned again when another is appointed first', async () => {
    await principal();
    expect(await injectRace(principal)).toBe(1);
    expect(await injectRace(principal, touch(mark.path))).toBe(2);
  });

  it('has a publication planned again when another comes first', async () => {
    await leavePublished(0);
    const [first, second, third] = [await draft(), await draft(), await draft()];
    expect(await injectRace(publish(first))).toBe(1);
    expect(await injectRace(publish(second), publish(third))).toBe(2);
  });

  it('has a publication planned again when the mark is made first', async () => {
    await leavePublished(0);
    const [first, second] = [await draft(), await draft()];
    await mark.delete();
    expect(await injectRace(publish(first), publish(second))).toBe(2);
  });

  it('refuses the later of two publications where one more is allowed', async () => {
    await leavePublished(5);
    const [first, second] = [await draft(), await draft()];
    const late = injectRace(publish(first), publish(second));
    await expect(late).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await stored(`temoignages/${first}`)).toMatchObject({ statut: 'brouillon' });
  });
});
