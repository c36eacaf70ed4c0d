import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { MemberDocument } from '@centre/domain/member/member';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { memberDocument } from '../../factories/member.ts';
import { read, readings } from './requests.ts';
import { firestoreWorld } from './setup.ts';
import { openCollections } from './world.ts';

const world = firestoreWorld();
const uid = 'membre-examine';

interface Identity {
  readonly title: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The document `users/{uid}`; undefined when there is none. */
  readonly member: Partial<MemberDocument> | undefined;
}

const sound: Identity = {
  title: 'an active super administrator',
  claims: { role: 'SUPER_ADMIN' },
  member: { role: 'SUPER_ADMIN', isActive: true },
};

/** Each differs from the sound identity in one fact. */
const flawed: readonly Identity[] = [
  { ...sound, title: 'a token without a role claim', claims: {} },
  { ...sound, title: 'a role claim without a member document', member: undefined },
  {
    ...sound,
    title: 'a member deactivated since the token was issued',
    member: { role: 'SUPER_ADMIN', isActive: false },
  },
  {
    ...sound,
    title: 'a member downgraded since the token was issued',
    member: { role: 'VIEWER', isActive: true },
  },
  {
    ...sound,
    title: 'a lower role in the claim than in the document',
    claims: { role: 'VIEWER' },
  },
  {
    ...sound,
    title: 'a token of a Firebase password login',
    claims: { role: 'SUPER_ADMIN', session_start: undefined },
  },
  {
    ...sound,
    title: 'a token without a session id',
    claims: { role: 'SUPER_ADMIN', sid: undefined },
  },
  {
    ...sound,
    title: 'an array as session id',
    claims: { role: 'SUPER_ADMIN', sid: ['une-session'] },
  },
  {
    ...sound,
    title: 'an empty session id',
    claims: { role: 'SUPER_ADMIN', sid: '' },
  },
  { ...sound, title: 'an unknown role', claims: { role: 'ROOT' } },
  { ...sound, title: 'a role in lower case', claims: { role: 'super_admin' } },
  { ...sound, title: 'an array as role', claims: { role: ['SUPER_ADMIN'] } },
  { ...sound, title: 'a boolean as role', claims: { role: true } },
  { ...sound, title: 'the role in another claim', claims: { roles: 'SUPER_ADMIN' } },
];

async function become(identity: Identity) {
  const { member } = identity;
  await world.past((db) => {
    const reference = doc(db, `users/${uid}`);
    return member ? setDoc(reference, memberDocument(member)) : deleteDoc(reference);
  });
  return world.actors().token(uid, identity.claims);
}

// The gallery is for everyone, so it can tell nobody from anybody.
const guarded = openCollections.filter((name) => name !== 'galerie');
const cases = flawed.flatMap((identity) =>
  guarded.flatMap((name) =>
    readings.map((reading) => ({ identity, title: identity.title, name, reading })),
  ),
);

describe('Invalid identity', () => {
  it('is tested on every guarded collection', () => {
    expect(cases).toHaveLength(11 * 14 * 2);
  });

  it.each(cases)('is denied as $title: $reading $name', async ({ identity, reading, name }) => {
    await assertSucceeds(read(await become(sound), reading, name));
    await assertFails(read(await become(identity), reading, name));
  });
});
