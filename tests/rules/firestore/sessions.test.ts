import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { limits } from '@centre/domain/limits';
import { roles, type Role } from '@centre/domain/permissions';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { memberDocument } from '../../factories/member.ts';
import { authTimeAgo } from '../environment.ts';
import { read, readings } from './requests.ts';
import { firestoreWorld } from './setup.ts';
import { documents, openCollections, uidOf } from './world.ts';

const world = firestoreWorld();
const minuteMs = 60_000;

/** Client of a member whose session began at `session_start`, in seconds since 1970. */
const since = (role: Role, session_start: number) =>
  world.actors().token(uidOf(role), { role, session_start });

/** Client of a member who signed in `ms` milliseconds ago. */
const after = (role: Role, ms: number) => since(role, authTimeAgo(ms));

const staffOnly = openCollections.filter((name) => name !== 'galerie');
const cases = staffOnly.flatMap((name) => readings.map((reading) => ({ name, reading })));

describe('Session of twelve hours', () => {
  it.each(cases)('is denied to $reading $name', async ({ name, reading }) => {
    const { sessionMs } = limits;
    await assertSucceeds(read(after('SUPER_ADMIN', sessionMs - minuteMs), reading, name));
    await assertFails(read(after('SUPER_ADMIN', sessionMs), reading, name));
    await assertFails(read(after('SUPER_ADMIN', sessionMs + minuteMs), reading, name));
  });

  it.each(roles)('denies %s their own member document', async (role) => {
    const own = (ms: number) => getDocFromServer(doc(after(role, ms), `users/${uidOf(role)}`));
    await assertSucceeds(own(limits.sessionMs - minuteMs));
    await assertFails(own(limits.sessionMs));
  });

  it('is allowed to read the public galerie', async () => {
    await assertSucceeds(read(after('VIEWER', limits.sessionMs), 'get', 'galerie'));
  });
});

/** Client of a member in the session `sid`. */
const inSession = (role: Role, sid: unknown) =>
  world.actors().token(uidOf(role), { role, sid });

describe('Session after logout', () => {
  beforeAll(() =>
    world.past((db) => setDoc(doc(db, 'sessionsTerminees/finie'), { expireAt: new Date() })),
  );

  it.each(cases)('is denied to $reading $name', async ({ name, reading }) => {
    await assertSucceeds(read(inSession('SUPER_ADMIN', 'ouverte'), reading, name));
    await assertFails(read(inSession('SUPER_ADMIN', 'finie'), reading, name));
  });

  it.each(roles)('denies %s their own member document', async (role) => {
    const own = (sid?: string) =>
      getDocFromServer(doc(inSession(role, sid), `users/${uidOf(role)}`));
    await assertSucceeds(own('ouverte'));
    await assertFails(own('finie'));
    await assertFails(own());
  });

  it('ends an open listener at the next change', async () => {
    const listen = async (sid: string) => {
      const listener = { received: vi.fn(), refused: vi.fn() };
      const applications = collection(inSession('VIEWER', sid), 'inscriptions');
      const stop = onSnapshot(applications, listener.received, listener.refused);
      onTestFinished(stop);
      await expect.poll(() => listener.received).toHaveBeenCalledOnce();
      return listener;
    };
    const [left, other] = [await listen('quittee'), await listen('ouverte')];
    await world.past(async (db) => {
      await setDoc(doc(db, 'sessionsTerminees/quittee'), { expireAt: new Date() });
      await updateDoc(doc(db, documents.inscriptions), { nom: 'Autre' });
    });
    await expect.poll(() => other.received).toHaveBeenCalledTimes(2);
    await expect.poll(() => left.refused).toHaveBeenCalledOnce();
    expect(left.received).toHaveBeenCalledOnce();
    expect(other.refused).not.toHaveBeenCalled();
  });

  it('is allowed to read the public galerie', async () => {
    await assertSucceeds(read(inSession('VIEWER', 'finie'), 'get', 'galerie'));
  });
});

describe.each(roles)('Session of %s', (role) => {
  const signedIn = authTimeAgo(minuteMs);
  const own = `users/${uidOf(role)}`;
  const member = () => since(role, signedIn);
  const reads = {
    'their own document': () => getDocFromServer(doc(member(), own)),
    'every article': () => getDocsFromServer(collection(member(), 'articles')),
  };
  const become = (fields: object = {}) =>
    world.past((db) => setDoc(doc(db, own), { ...memberDocument({ role }), ...fields }));

  beforeEach(() => become());

  it.each(Object.entries(reads))('reads %s until sessionsSince ends it', async (_, read) => {
    await assertSucceeds<unknown>(read());
    await become({ sessionsSince: new Date(signedIn * 1000) });
    await assertSucceeds<unknown>(read());
    // `session_start` counts whole seconds, so an end within the same second is tried too.
    for (const ms of [1, 1000]) {
      await become({ sessionsSince: new Date(signedIn * 1000 + ms) });
      await assertFails(read());
    }
  });
});
