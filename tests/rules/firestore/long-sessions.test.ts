import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { limits } from '@centre/domain/limits';
import { roles } from '@centre/domain/permissions';
import { doc, getDocFromServer } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { signedInAgo } from '../environment.ts';
import { read, readings } from './requests.ts';
import { firestoreWorld } from './setup.ts';
import { openCollections, uidOf } from './world.ts';

const world = firestoreWorld();
const minuteMs = 60_000;

/** Somebody who signed in so long ago, in milliseconds. */
const after = (role: (typeof roles)[number], ms: number) =>
  world.actors().token(uidOf(role), { role, session_start: signedInAgo(ms) });

const staffOnly = openCollections.filter((name) => name !== 'galerie');
const cases = staffOnly.flatMap((name) => readings.map((reading) => ({ name, reading })));

describe('a session of twelve hours', () => {
  it.each(cases)('no longer allows to $reading $name', async ({ name, reading }) => {
    const { sessionMs } = limits;
    await assertSucceeds(read(after('SUPER_ADMIN', sessionMs - minuteMs), reading, name));
    await assertFails(read(after('SUPER_ADMIN', sessionMs), reading, name));
    await assertFails(read(after('SUPER_ADMIN', sessionMs + minuteMs), reading, name));
  });

  it.each(roles)('does not even show %s their own document', async (role) => {
    const own = (ms: number) => getDocFromServer(doc(after(role, ms), `users/${uidOf(role)}`));
    await assertSucceeds(own(limits.sessionMs - minuteMs));
    await assertFails(own(limits.sessionMs));
  });

  it('still sees what visitors see', async () => {
    await assertSucceeds(read(after('VIEWER', limits.sessionMs), 'get', 'galerie'));
  });
});
