import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles } from '@centre/domain/permissions';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  setDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { memberDocument } from '../../factories/member.ts';
import { signedInAgo } from '../environment.ts';
import { firestoreWorld } from './setup.ts';
import { past, uidOf } from './world.ts';

const world = firestoreWorld();

/** Seconds, as tokens count them; the sessions below began then. */
const signedIn = signedInAgo(60_000);
const at = (seconds: number) => new Date(seconds * 1000);

describe.each(roles)('a session of %s', (role) => {
  const uid = uidOf(role);
  const member = () => world.actors().token(uid, { role, session_start: signedIn });
  const reads = {
    'their own document': () => getDocFromServer(doc(member(), `users/${uid}`)),
    'every article': () => getDocsFromServer(collection(member(), 'articles')),
  };
  const sessionsCountSince = (sessionsSince: Date) =>
    past(world.environment(), (db) =>
      setDoc(doc(db, `users/${uid}`), { ...memberDocument({ role }), sessionsSince }),
    );

  beforeEach(() =>
    past(world.environment(), (db) =>
      setDoc(doc(db, `users/${uid}`), memberDocument({ role })),
    ),
  );

  it.each(Object.entries(reads))('reads %s as long as nothing ended it', async (_, read) => {
    await assertSucceeds<unknown>(read());
    await sessionsCountSince(at(signedIn));
    await assertSucceeds<unknown>(read());
  });

  it.each(Object.entries(reads))('no longer reads %s once it has ended', async (_, read) => {
    await assertSucceeds<unknown>(read());
    await sessionsCountSince(at(signedIn + 1));
    await assertFails(read());
  });
});
