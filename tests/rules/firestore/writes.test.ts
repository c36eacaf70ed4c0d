import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles } from '@centre/domain/permissions';
import {
  deleteDoc,
  deleteField,
  doc,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { everyone } from './actors.ts';
import { firestoreWorld } from './setup.ts';
import { closedPaths, documents, openCollections, past, uidOf } from './world.ts';

const world = firestoreWorld();
const actors = everyone(world.actors);

/** Three ways of changing the document at `path`, each harmless to the others. */
const changes = {
  create: (db: Firestore, path: string) => setDoc(doc(db, `${path}-nouveau`), { valeur: 2 }),
  update: (db: Firestore, path: string) => updateDoc(doc(db, path), { valeur: deleteField() }),
  delete: (db: Firestore, path: string) => deleteDoc(doc(db, `${path}-ancien`)),
} as const;

const paths = [...openCollections.map((name) => documents[name]), ...closedPaths];
const cases = actors.flatMap(([title, actor]) =>
  paths.flatMap((path) =>
    Object.entries(changes).map(([change, make]) => ({ title, actor, path, change, make })),
  ),
);

describe('a client', () => {
  it('is tried with every actor, path and kind of write', () => {
    expect(cases).toHaveLength(7 * (7 + 14) * 3);
  });

  it.each(cases)('cannot $change $path as $title', async ({ actor, path, make }) => {
    await past(world.environment(), async (db) => {
      const target = doc(db, `${path}-ancien`);
      await setDoc(target, { valeur: 1 });
      await assertSucceeds(make(db, path));
      await setDoc(target, { valeur: 1 });
      await deleteDoc(doc(db, `${path}-nouveau`));
    });
    await assertFails(make(actor(), path));
  });
});

describe.each(roles)('%s', (role) => {
  it('cannot change their own role or rights', async () => {
    const own = `users/${uidOf(role)}`;
    const promote = (db: Firestore) => updateDoc(doc(db, own), { role, isActive: true });
    await past(world.environment(), (db) => assertSucceeds(promote(db)));
    await assertFails(promote(world.actors().staff(role)));
  });

  it('cannot hide a write among others in a batch', async () => {
    const batch = (db: Firestore) =>
      writeBatch(db)
        .set(doc(db, 'articles/lot'), { statut: 'publié' })
        .delete(doc(db, 'inscriptions/absente'))
        .commit();
    await past(world.environment(), (db) => assertSucceeds(batch(db)));
    await assertFails(batch(world.actors().staff(role)));
  });
});
