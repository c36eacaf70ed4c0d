import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles, type Role } from '@centre/domain/permissions';
import {
  deleteDoc,
  deleteField,
  doc,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { allActors, firestoreWorld } from './setup.ts';
import { closedPaths, documents, openCollections, uidOf } from './world.ts';

const world = firestoreWorld();
const actors = allActors(world.actors);

/** Writes to documents at or beside `path`; none changes the document of another. */
const changes = {
  create: (db: Firestore, path: string) => setDoc(doc(db, `${path}-nouveau`), { valeur: 2 }),
  update: (db: Firestore, path: string) => updateDoc(doc(db, path), { valeur: deleteField() }),
  delete: (db: Firestore, path: string) => deleteDoc(doc(db, `${path}-ancien`)),
} as const;

const paths = [...openCollections.map((name) => documents[name]), ...closedPaths];
const attempts = paths.flatMap((path) =>
  Object.entries(changes).map(([change, make]) => ({ path, change, make })),
);
const cases = actors.flatMap(([title, actor]) =>
  attempts.map((attempt) => ({ ...attempt, title, actor })),
);

/** Restores the document that a test deletes, and removes the one that a test creates. */
const prepare = (db: Firestore, path: string) =>
  Promise.all([
    setDoc(doc(db, `${path}-ancien`), { valeur: 1 }),
    deleteDoc(doc(db, `${path}-nouveau`)),
  ]);

beforeAll(() => world.past((db) => Promise.all(paths.map((path) => prepare(db, path)))));

// The server succeeds with the same writes, so only the rules can deny them to a client.
it.each(attempts)('Server bypasses the rules to $change $path', async ({ path, make }) => {
  await world.past(async (db) => {
    await assertSucceeds(make(db, path));
    await prepare(db, path);
  });
});

describe('Client', () => {
  it('is tested with every actor, path and kind of write', () => {
    expect(attempts).toHaveLength((13 + 18) * 3);
    expect(cases).toHaveLength(7 * attempts.length);
  });

  it.each(cases)('is denied to $change $path as $title', async ({ actor, path, make }) => {
    await assertFails(make(actor(), path));
  });
});

it.each(actors)('Settings reject writes and deletion by %s', async (_, actor) => {
  for (const path of ['reglages/campagne', 'reglages/vitrine']) {
    const write = (db: Firestore) => setDoc(doc(db, path), { etat: 'fermee' });
    const remove = (db: Firestore) => deleteDoc(doc(db, path));
    await world.past((db) => assertSucceeds(remove(db)));
    await assertFails(write(actor()));
    await world.past((db) => assertSucceeds(write(db)));
    await assertFails(write(actor()));
    await assertFails(remove(actor()));
  }
});

describe.each(roles)('Client with the role %s', (role) => {
  it('is denied a write of their own role and isActive', async () => {
    const own = `users/${uidOf(role)}`;
    const write = (db: Firestore, to: Role) =>
      updateDoc(doc(db, own), { role: to, isActive: true });
    await world.past((db) => assertSucceeds(write(db, role)));
    await assertFails(write(world.actors().staff(role), role));
    await assertFails(write(world.actors().staff(role), 'SUPER_ADMIN'));
  });

  it('is denied a batched write', async () => {
    const batch = (db: Firestore) =>
      writeBatch(db)
        .set(doc(db, 'articles/lot'), { statut: 'publié' })
        .delete(doc(db, 'inscriptions/absente'))
        .commit();
    await world.past((db) => assertSucceeds(batch(db)));
    await assertFails(batch(world.actors().staff(role)));
  });
});
