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
  /** Document `users/{uid}`; undefined when there is none. */
  readonly member: Partial<MemberDocument> | undefined;
}

const valid: Identity = {
  title: 'an active super administrator',
  claims: { role: 'SUPER_ADMIN' },
  member: { role: 'SUPER_ADMIN', isActive: true },
};

/** Invalid identities, each different from the valid one in one fact. */
const invalid: readonly Identity[] = [
  { ...valid, title: 'a token without a role claim', claims: {} },
  { ...valid, title: 'a role claim without a member document', member: undefined },
  {
    ...valid,
    title: 'a member deactivated since the token was issued',
    member: { role: 'SUPER_ADMIN', isActive: false },
  },
  {
    ...valid,
    title: 'a member downgraded since the token was issued',
    member: { role: 'VIEWER', isActive: true },
  },
  {
    ...valid,
    title: 'a lower role in the claim than in the document',
    claims: { role: 'VIEWER' },
  },
  {
    ...valid,
    title: 'a token of a Firebase password login',
    claims: { role: 'SUPER_ADMIN', session_start: undefined },
  },
  {
    ...valid,
    title: 'a token without a session id',
    claims: { role: 'SUPER_ADMIN', sid: undefined },
  },
  {
    ...valid,
    title: 'an array as session id',
    claims: { role: 'SUPER_ADMIN', sid: ['une-session'] },
  },
  {
    ...valid,
    title: 'an empty session id',
    claims: { role: 'SUPER_ADMIN', sid: '' },
  },
  { ...valid, title: 'an unknown role', claims: { role: 'ROOT' } },
  { ...valid, title: 'a role in lower case', claims: { role: 'super_admin' } },
  { ...valid, title: 'an array as role', claims: { role: ['SUPER_ADMIN'] } },
  { ...valid, title: 'a boolean as role', claims: { role: true } },
  { ...valid, title: 'the role in another claim', claims: { roles: 'SUPER_ADMIN' } },
];

async function signInAs(identity: Identity) {
  const { member } = identity;
  await world.past((db) => {
    const reference = doc(db, `users/${uid}`);
    return member ? setDoc(reference, memberDocument(member)) : deleteDoc(reference);
  });
  return world.actors().token(uid, identity.claims);
}

// The galerie is public, so it accepts every identity.
const guarded = openCollections.filter((name) => name !== 'galerie');
const cases = invalid.flatMap((identity) =>
  guarded.flatMap((name) =>
    readings.map((reading) => ({ identity, title: identity.title, name, reading })),
  ),
);

describe('Invalid identity', () => {
  it('is tested on every guarded collection', () => {
    expect(cases).toHaveLength(11 * 14 * 2);
  });

  it.each(cases)('is denied as $title: $reading $name', async ({ identity, reading, name }) => {
    await assertSucceeds(read(await signInAs(valid), reading, name));
    await assertFails(read(await signInAs(identity), reading, name));
  });
});
