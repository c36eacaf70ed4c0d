import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles } from '@centre/domain/permissions';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { memberDocument } from '../../factories/member.ts';
import { firestoreWorld } from './setup.ts';
import { uidOf } from './world.ts';

const world = firestoreWorld();
const lesser = roles.filter((role) => role !== 'SUPER_ADMIN');

describe.each(lesser)('Member with the role %s', (role) => {
  const uid = uidOf(role);
  const member = () => world.actors().staff(role);
  const own = () => getDocFromServer(doc(member(), `users/${uid}`));
  const setActive = (isActive: boolean) =>
    world.past((db) => setDoc(doc(db, `users/${uid}`), memberDocument({ role, isActive })));

  beforeEach(() => setActive(true));

  it('reads their own member document and not a colleague’s', async () => {
    await assertSucceeds(own());
    await assertFails(getDocFromServer(doc(member(), 'users/collegue')));
  });

  it('is denied their own document after deactivation', async () => {
    await assertSucceeds(own());
    await setActive(false);
    await assertFails(own());
  });

  it('is denied their own document after its deletion', async () => {
    await assertSucceeds(own());
    await world.past((db) => deleteDoc(doc(db, `users/${uid}`)));
    await assertFails(own());
  });

  it('is denied a list of members, even filtered to themselves', async () => {
    const alone = (db: ReturnType<typeof member>) =>
      getDocsFromServer(query(collection(db, 'users'), where(documentId(), '==', uid)));
    await assertSucceeds(alone(world.actors().staff('SUPER_ADMIN')));
    await assertFails(alone(member()));
  });

  it('is denied their own last login', async () => {
    await world.past((db) => setDoc(doc(db, `connexions/${uid}`), { lastLogin: new Date(0) }));
    const lastLogin = (db: ReturnType<typeof member>) =>
      getDocFromServer(doc(db, `connexions/${uid}`));
    await assertSucceeds(lastLogin(world.actors().staff('SUPER_ADMIN')));
    await assertFails(lastLogin(member()));
  });
});
