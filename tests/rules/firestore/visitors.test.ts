import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { publishedArticle } from '@centre/domain/article/article';
import { limits } from '@centre/domain/limits';
import { describe, expect, it } from 'vitest';
import { firestoreWorld } from './setup.ts';

const world = firestoreWorld();

const strangers = [
  ['Visitor', () => world.actors().signedOut()],
  ['Self-registered user', () => world.actors().token('inconnu')],
] as const;

const publications = [
  { name: 'articles', published: publishedArticle, sortedBy: 'date' },
  { name: 'temoignages', published: 'publie', sortedBy: 'dateCreation' },
] as const;

describe.each(strangers)('%s', (_title, stranger) => {
  it('reads the campagne and vitrine settings by id, and no other setting', async () => {
    await assertSucceeds(getDocFromServer(doc(stranger(), 'reglages/campagne')));
    await assertSucceeds(getDocFromServer(doc(stranger(), 'reglages/vitrine')));
    await assertFails(getDocFromServer(doc(stranger(), 'reglages/autre')));
    const all = collection(stranger(), 'reglages');
    await assertFails(getDocsFromServer(query(all, limit(1))));
    for (const id of ['campagne', 'vitrine']) {
      const one = query(all, where(documentId(), '==', id), limit(1));
      await assertFails(getDocsFromServer(one));
    }
  });

  it('reads one photo and a page of the galerie', async () => {
    await assertSucceeds(getDocFromServer(doc(stranger(), 'galerie/photo')));
    const all = collection(stranger(), 'galerie');
    await assertSucceeds(getDocsFromServer(query(all, limit(limits.publicPage))));
  });

  it('is denied more than a page of the galerie, and its count', async () => {
    const all = collection(stranger(), 'galerie');
    await assertFails(getDocsFromServer(all));
    await assertFails(getDocsFromServer(query(all, limit(limits.publicPage + 1))));
    await assertFails(getCountFromServer(all));
  });

  describe.each(publications)('in $name', ({ name, published, sortedBy }) => {
    it('reads a published document and no draft', async () => {
      await assertSucceeds(getDocFromServer(doc(stranger(), `${name}/publie`)));
      await assertFails(getDocFromServer(doc(stranger(), `${name}/brouillon`)));
    });

    it('lists published documents only with the statut filter', async () => {
      const all = collection(stranger(), name);
      const filtered = query(all, where('statut', '==', published));
      const page = query(filtered, limit(limits.publicPage));
      const found = await assertSucceeds(getDocsFromServer(page));
      expect(found.docs.map((found) => found.id)).toEqual(['publie']);
      await assertFails(getDocsFromServer(query(all, limit(limits.publicPage))));
    });

    it('is denied a list longer than a page', async () => {
      const filtered = query(collection(stranger(), name), where('statut', '==', published));
      await assertFails(getDocsFromServer(filtered));
      await assertFails(getDocsFromServer(query(filtered, limit(limits.publicPage + 1))));
    });

    it('sorts and limits a filtered list, and not an unfiltered one', async () => {
      const all = collection(stranger(), name);
      const first = [orderBy(sortedBy, 'desc'), limit(5)] as const;
      await assertSucceeds(
        getDocsFromServer(query(all, where('statut', '==', published), ...first)),
      );
      await assertFails(getDocsFromServer(query(all, ...first)));
    });

    it('is denied a count', async () => {
      const all = collection(stranger(), name);
      await assertFails(getCountFromServer(query(all, where('statut', '==', published))));
    });

    it('is denied an IN filter that includes drafts', async () => {
      const all = collection(stranger(), name);
      const page = limit(limits.publicPage);
      await assertSucceeds(
        getDocsFromServer(query(all, where('statut', 'in', [published]), page)),
      );
      await assertFails(
        getDocsFromServer(query(all, where('statut', 'in', [published, 'brouillon']), page)),
      );
    });
  });
});

describe('Missing article', () => {
  it('is returned as missing to the staff and denied to a visitor', async () => {
    const missing = (db: ReturnType<(typeof strangers)[0][1]>) =>
      getDocFromServer(doc(db, 'articles/inconnu'));
    const answer = await assertSucceeds(missing(world.actors().staff('VIEWER')));
    expect(answer.exists()).toBe(false);
    await assertFails(missing(world.actors().signedOut()));
  });
});
