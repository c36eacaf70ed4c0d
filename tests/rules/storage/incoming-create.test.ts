import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { imageTypes } from '@centre/domain/content/published-picture';
import { limits } from '@centre/domain/limits';
import { can, resources, roles, type Role } from '@centre/domain/permissions';
import { ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAgo } from '../environment.ts';
import { dismissMember, enrolMember } from './members.ts';
import { freshName, picture, storageWorld, uidOf, upload } from './setup.ts';

const world = storageWorld();

/** Sections whose pictures go through the quarantine. */
const pictured = resources.filter((resource) =>
  ['articles', 'galerie', 'temoignages'].includes(resource),
);
const publishes = (role: Role) => pictured.some((section) => can(role, section, 'write'));
const publishers = roles.filter(publishes);
const others = roles.filter((role) => !publishes(role));
const [somePublisher] = publishers;
if (!somePublisher) throw new Error('nobody publishes');

const own = (role: Role, name = freshName()) => `incoming/${uidOf(role)}/${name}`;
const publisher = () => world.staff(somePublisher);

describe('the quarantine', () => {
  it('is tried with the four roles that write and the one that does not', () => {
    expect(publishers).toHaveLength(4);
    expect(others).toEqual(['VIEWER']);
    expect(imageTypes).toHaveLength(5);
  });

  const accepted = publishers.flatMap((role) => imageTypes.map((type) => ({ role, type })));
  it.each(accepted)('takes $type from $role, in their own folder', async ({ role, type }) => {
    await assertSucceeds(upload(world.staff(role), own(role), picture.bytes, type));
  });

  it.each(others)('takes nothing from %s', async (role) => {
    await assertSucceeds(upload(publisher(), own(somePublisher)));
    await assertFails(upload(world.staff(role), own(role)));
  });

  it('takes nothing from a visitor', async () => {
    await assertSucceeds(upload(publisher(), own(somePublisher)));
    await assertFails(upload(world.signedOut(), own(somePublisher)));
  });

  const flawedClaims = [
    {},
    { role: 'ROOT' },
    { role: ['SUPER_ADMIN'] },
    { role: true },
    { roles: 'SUPER_ADMIN' },
  ];
  it.each(flawedClaims)('takes nothing from a token that says %j', async (claims) => {
    const uid = 'storage-examine';
    const path = () => `incoming/${uid}/${freshName()}`;
    await enrolMember(uid, { role: 'SUPER_ADMIN' });
    await assertSucceeds(upload(world.token(uid, { role: 'SUPER_ADMIN' }), path()));
    await assertFails(upload(world.token(uid, claims), path()));
  });

  describe('for a member whose token is older than their document', () => {
    const uid = 'storage-change';
    const path = () => `incoming/${uid}/${freshName()}`;
    const member = () => world.token(uid, { role: 'ADMIN_FULL' });

    beforeEach(async () => {
      await enrolMember(uid, { role: 'ADMIN_FULL', sessionsSince: new Date(0) });
      await assertSucceeds(upload(member(), path()));
    });

    it.each([
      { isActive: false },
      { role: 'VIEWER' },
      { role: 'CONTENT_MANAGER' },
      { role: 'SUPER_ADMIN' },
      { sessionsSince: new Date(Date.now() + limits.sessionMs) },
    ] as const)('takes nothing once it says %j', async (change) => {
      await enrolMember(uid, { role: 'ADMIN_FULL', ...change });
      await assertFails(upload(member(), path()));
    });

    it('takes nothing once it is gone', async () => {
      await dismissMember(uid);
      await assertFails(upload(member(), path()));
    });
  });

  it.each(publishers)('takes nothing from %s after twelve hours', async (role) => {
    const after = (ms: number) =>
      world.token(uidOf(role), { role, session_start: signedInAgo(ms) });
    await assertSucceeds(upload(after(limits.sessionMs - 60_000), own(role)));
    await assertFails(upload(after(limits.sessionMs), own(role)));
  });

  it.each(publishers)('takes nothing of %s by a token that is of no login', async (role) => {
    const claims = { role, session_start: undefined };
    await assertSucceeds(upload(world.staff(role), own(role)));
    await assertFails(upload(world.token(uidOf(role), claims), own(role)));
  });

  it.each(publishers)('takes nothing from %s in a colleague’s folder', async (role) => {
    await assertSucceeds(upload(world.staff(role), own(role)));
    await assertFails(upload(world.staff(role), `incoming/collegue/${freshName()}`));
  });

  const refusedTypes = [
    'image/svg+xml',
    'text/html',
    'application/octet-stream',
    'application/pdf',
    'image/bmp',
    'image/webp; charset=utf-8',
    'IMAGE/WEBP',
    'image/',
    'video/mp4',
  ];
  it.each(refusedTypes)('takes no %s', async (type) => {
    await assertSucceeds(upload(publisher(), own(somePublisher)));
    await assertFails(upload(publisher(), own(somePublisher), picture.bytes, type));
  });

  it('takes no metadata of the sender’s own', async () => {
    const sendWith = (metadata: Record<string, string>) =>
      upload(publisher(), own(somePublisher), picture.bytes, picture.type, metadata);
    await assertSucceeds(sendWith({}));
    await assertFails(sendWith({ legende: 'Atelier' }));
  });

  it('takes a file in several parts, and nothing from a role that sends none', async () => {
    const bytes = new Uint8Array(limits.imageBytes / 8);
    const inParts = async (storage: FirebaseStorage, path: string) => {
      await uploadBytesResumable(ref(storage, path), bytes, { contentType: picture.type });
    };
    await assertSucceeds(inParts(publisher(), own(somePublisher)));
    await assertFails(inParts(world.staff('VIEWER'), own('VIEWER')));
  });

  it('takes exactly the largest size and not a byte more', async () => {
    const largest = new Uint8Array(limits.imageBytes);
    await assertSucceeds(upload(publisher(), own(somePublisher), largest));
    const larger = new Uint8Array(limits.imageBytes + 1);
    await assertFails(upload(publisher(), own(somePublisher), larger));
  });

  it('takes one byte and not an empty file', async () => {
    await assertSucceeds(upload(publisher(), own(somePublisher), new Uint8Array(1)));
    await assertFails(upload(publisher(), own(somePublisher), new Uint8Array(0)));
  });

  it('takes no folder within the folder', async () => {
    await assertSucceeds(upload(publisher(), own(somePublisher)));
    await assertFails(upload(publisher(), own(somePublisher, `dossier/${freshName()}`)));
  });

  it('takes no second object of the same name', async () => {
    const path = own(somePublisher);
    await assertSucceeds(upload(publisher(), path));
    await assertFails(upload(publisher(), path));
  });
});
