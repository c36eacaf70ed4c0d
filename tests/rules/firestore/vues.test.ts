import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles, type Role } from '@centre/domain/permissions';
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { beforeAll, describe, it } from 'vitest';
import { firestoreWorld } from './setup.ts';
import { documents, uidOf } from './world.ts';

const world = firestoreWorld();

const vueOf = (role: Role) => `vuesInscriptions/${uidOf(role)}-1`;
const get = (reader: Role, owner: Role) =>
  getDocFromServer(doc(world.actors().staff(reader), vueOf(owner)));
const listOf = (reader: Role, owner: Role) =>
  getDocsFromServer(
    query(
      collection(world.actors().staff(reader), 'vuesInscriptions'),
      where('proprietaire', '==', uidOf(owner)),
    ),
  );

const readings: readonly ((reader: Role, owner: Role) => Promise<unknown>)[] = [get, listOf];

beforeAll(() =>
  world.past(async (db) => {
    for (const role of ['VIEWER', 'CONTENT_MANAGER', 'INSCRIPTIONS_MANAGER'] as const) {
      await setDoc(doc(db, vueOf(role)), { partagee: false, proprietaire: uidOf(role) });
    }
  }),
);

it.each(roles)('A shared view is taken away by commands alone, not as %s', async (role) => {
  const vue = (db: Firestore) => doc(db, documents.vuesInscriptions);
  await world.past(async (db) => {
    await assertSucceeds(deleteDoc(vue(db)));
    await setDoc(vue(db), { partagee: true, proprietaire: 'collegue' });
  });
  await assertFails(deleteDoc(vue(world.actors().staff(role))));
});

it('What stands below a shared view is not shared', async () => {
  const below = (db: Firestore) => doc(db, `${documents.vuesInscriptions}/notes/1`);
  await world.past((db) => setDoc(below(db), { partagee: true }));
  await assertFails(getDocFromServer(below(world.actors().staff('SUPER_ADMIN'))));
});

describe('a saved view that is not shared', () => {
  it('is read by its owner and by nobody else, not even a super administrator', async () => {
    for (const read of readings) {
      await assertSucceeds(read('VIEWER', 'VIEWER'));
      await assertFails(read('INSCRIPTIONS_MANAGER', 'VIEWER'));
      await assertFails(read('SUPER_ADMIN', 'VIEWER'));
    }
  });

  it('is closed to an owner who reads no applications any more', async () => {
    for (const read of readings) {
      await assertSucceeds(read('INSCRIPTIONS_MANAGER', 'INSCRIPTIONS_MANAGER'));
      await assertFails(read('CONTENT_MANAGER', 'CONTENT_MANAGER'));
    }
  });

  it('stands in no list of all', async () => {
    const all = (role: Role) => collection(world.actors().staff(role), 'vuesInscriptions');
    await assertSucceeds(
      getDocsFromServer(query(all('VIEWER'), where('partagee', '==', true))),
    );
    await assertFails(getDocsFromServer(all('VIEWER')));
  });
});
