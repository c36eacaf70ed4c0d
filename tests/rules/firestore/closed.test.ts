import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { read } from './requests.ts';
import { allActors, firestoreWorld } from './setup.ts';
import { closedPaths, documents, openCollections } from './world.ts';

const world = firestoreWorld();
const actors = allActors(world.actors);

const cases = actors.flatMap(([title, actor]) =>
  closedPaths.map((path) => ({ title, actor, path, parent: path.replace(/\/[^/]+$/, '') })),
);

describe('Server-only document', () => {
  it('is tested with every actor', () => {
    expect(cases).toHaveLength(7 * 19);
  });

  it.each(cases)('is denied at $path to $title', async ({ actor, path, parent }) => {
    const one = (db: Firestore) => getDocFromServer(doc(db, path));
    const all = (db: Firestore) => getDocsFromServer(collection(db, parent));
    await world.past(async (db) => {
      expect((await assertSucceeds(one(db))).exists()).toBe(true);
      expect((await assertSucceeds(all(db))).empty).toBe(false);
    });
    await assertFails(one(actor()));
    await assertFails(all(actor()));
  });
});

describe('Collection group query', () => {
  it.each(openCollections)('is denied on %s, even to SUPER_ADMIN', async (name) => {
    const superAdmin = world.actors().staff('SUPER_ADMIN');
    await assertSucceeds(read(superAdmin, 'list', name));
    await assertFails(getDocsFromServer(collectionGroup(superAdmin, name)));
  });

  it('is denied to a visitor, even with the public filter', async () => {
    const visitor = world.actors().signedOut();
    const published = [where('statut', '==', 'publié'), limit(10)] as const;
    await assertSucceeds(
      getDocsFromServer(query(collection(visitor, 'articles'), ...published)),
    );
    await assertFails(
      getDocsFromServer(query(collectionGroup(visitor, 'articles'), ...published)),
    );
  });
});

const below = actors.flatMap(([title, actor]) =>
  openCollections.map((name) => ({ title, actor, name, path: `${documents[name]}/dessous/1` })),
);

describe('Document in a subcollection', () => {
  it.each(below)('is denied to $title below $name', async ({ actor, path }) => {
    await world.past(async (db) => {
      await setDoc(doc(db, path), { statut: 'publié' });
      await assertSucceeds(getDocFromServer(doc(db, path)));
    });
    await assertFails(getDocFromServer(doc(actor(), path)));
  });
});
