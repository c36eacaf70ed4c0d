import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { imageTypes } from '@centre/domain/content/published-picture';
import { limits } from '@centre/domain/limits';
import { can, resources, roles, type Role } from '@centre/domain/permissions';
import { ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { authTimeAgo } from '../environment.ts';
import {
  dismissMember,
  endSession,
  enrolMember,
  uniqueName,
  picture,
  storageWorld,
  uidOf,
  upload,
} from './setup.ts';

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

const own = (role: Role, name = uniqueName()) => `incoming/${uidOf(role)}/${name}`;
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

  const flawedClaims = [
    {},
    { role: 'ROOT' },
    { role: ['SUPER_ADMIN'] },
    { role: true },
    { roles: 'SUPER_ADMIN' },
  ];
  it.each(flawedClaims)('takes nothing from a token that says %j', async (claims) => {
    const uid = 'storage-examine';
    const path = () => `incoming/${uid}/${uniqueName()}`;
    await enrolMember(uid, { role: 'SUPER_ADMIN' });
    await assertSucceeds(upload(world.token(uid, { role: 'SUPER_ADMIN' }), path()));
    await assertFails(upload(world.token(uid, claims), path()));
  });

  describe('for a member whose token is older than their document', () => {
    const uid = 'storage-change';
    const path = () => `incoming/${uid}/${uniqueName()}`;
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

    it('takes nothing once sessions count from a millisecond after its beginning', async () => {
      const role = 'ADMIN_FULL';
      const signedIn = authTimeAgo(60_000);
      const send = () => upload(world.token(uid, { role, session_start: signedIn }), path());
      await enrolMember(uid, { role, sessionsSince: new Date(signedIn * 1000) });
      await assertSucceeds(send());
      await enrolMember(uid, { role, sessionsSince: new Date(signedIn * 1000 + 1) });
      await assertFails(send());
    });

    it('takes nothing once it is gone', async () => {
      await dismissMember(uid);
      await assertFails(upload(member(), path()));
    });
  });

  it.each(publishers)('takes nothing from %s after twelve hours', async (role) => {
    const after = (ms: number) =>
      world.token(uidOf(role), { role, session_start: authTimeAgo(ms) });
    await assertSucceeds(upload(after(limits.sessionMs - 60_000), own(role)));
    await assertFails(upload(after(limits.sessionMs), own(role)));
  });

  it.each(publishers)('takes nothing of %s by a token that is of no login', async (role) => {
    await assertSucceeds(upload(world.staff(role), own(role)));
    for (const claim of ['session_start', 'sid']) {
      const claims = { role, [claim]: undefined };
      await assertFails(upload(world.token(uidOf(role), claims), own(role)));
    }
  });

  it.each(publishers)(
    'takes nothing of %s in a session that was logged out of',
    async (role) => {
      const inSession = (sid: string) => world.token(uidOf(role), { role, sid });
      await endSession('storage-finie');
      await assertSucceeds(upload(inSession('storage-ouverte'), own(role)));
      await assertFails(upload(inSession('storage-finie'), own(role)));
    },
  );

  const refused: Readonly<Record<string, () => Promise<unknown>>> = {
    'of a visitor': () => upload(world.signedOut(), own(somePublisher)),
    'in a folder within the folder': () =>
      upload(publisher(), own(somePublisher, `dossier/${uniqueName()}`)),
    'with metadata of the sender’s own': () =>
      upload(publisher(), own(somePublisher), picture.bytes, picture.type, { legende: 'x' }),
  };
  const types = [
    ...['image/svg+xml', 'text/html', 'application/octet-stream', 'application/pdf'],
    ...['image/bmp', 'image/webp; charset=utf-8', 'IMAGE/WEBP', 'image/', 'video/mp4'],
  ];
  const attempts = Object.entries({
    ...refused,
    ...Object.fromEntries(
      others.map((role) => [`of ${role}`, () => upload(world.staff(role), own(role))]),
    ),
    ...Object.fromEntries(
      publishers.map((role) => [
        `of ${role} in a colleague’s folder`,
        () => upload(world.staff(role), `incoming/collegue/${uniqueName()}`),
      ]),
    ),
    ...Object.fromEntries(
      types.map((type) => [
        `of the type ${type}`,
        () => upload(publisher(), own(somePublisher), picture.bytes, type),
      ]),
    ),
  });
  it.each(attempts)('takes nothing %s', async (_, attempt) => {
    await assertSucceeds(upload(publisher(), own(somePublisher)));
    await assertFails(attempt());
  });

  it('takes a file in several parts, and nothing from a role that sends none', async () => {
    const bytes = new Uint8Array(limits.imageBytes / 8);
    const inParts = async (storage: FirebaseStorage, path: string) => {
      await uploadBytesResumable(ref(storage, path), bytes, { contentType: picture.type });
    };
    await assertSucceeds(inParts(publisher(), own(somePublisher)));
    await assertFails(inParts(world.staff('VIEWER'), own('VIEWER')));
  });

  it.each([
    ['the largest size', limits.imageBytes, 'a byte more', limits.imageBytes + 1],
    ['one byte', 1, 'an empty file', 0],
  ])('takes %s of %i bytes and not %s', async (_, most, __, beyond) => {
    const send = (bytes: number) =>
      upload(publisher(), own(somePublisher), new Uint8Array(bytes));
    await assertSucceeds(send(most));
    await assertFails(send(beyond));
  });

  it('takes no second object of the same name', async () => {
    const path = own(somePublisher);
    await assertSucceeds(upload(publisher(), path));
    await assertFails(upload(publisher(), path));
  });
});
