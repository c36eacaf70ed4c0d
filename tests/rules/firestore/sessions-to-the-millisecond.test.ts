import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { memberDocument } from '../../factories/member.ts';
import { signedInAgo } from '../environment.ts';
import { firestoreWorld } from './setup.ts';
import { past } from './world.ts';

const world = firestoreWorld();
const uid = 'membre-a-l-heure';
const signedIn = signedInAgo(60_000);
const member = () => world.actors().token(uid, { role: 'VIEWER', session_start: signedIn });

const sessionsCountSince = (ms: number) =>
  past(world.environment(), (db) =>
    setDoc(doc(db, `users/${uid}`), {
      ...memberDocument({ role: 'VIEWER' }),
      sessionsSince: new Date(ms),
    }),
  );

describe('a session that began a millisecond before sessions count', () => {
  it.each([
    ['their own document', () => getDocFromServer(doc(member(), `users/${uid}`))],
    ['every article', () => getDocsFromServer(collection(member(), 'articles'))],
  ] as const)('no longer reads %s', async (_, read) => {
    await sessionsCountSince(signedIn * 1000);
    await assertSucceeds<unknown>(read());
    await sessionsCountSince(signedIn * 1000 + 1);
    await assertFails(read());
  });
});
