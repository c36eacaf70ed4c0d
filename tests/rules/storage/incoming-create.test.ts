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

describe('Upload to the quarantine', () => {
  it('is tested with four publishing roles, VIEWER and five media types', () => {
    expect(publishers).toHaveLength(4);
    expect(others).toEqual(['VIEWER']);
    expect(imageTypes).toHaveLength(5);
  });

  const accepted = publishers.flatMap((role) => imageTypes.map((type) => ({ role, type })));
  it.each(accepted)('accepts $type from $role in their own folder', async ({ role, type }) => {
    await assertSucceeds(upload(world.staff(role), own(role), picture.bytes, type));
  });

  const invalidClaims = [
    {},
    { role: 'ROOT' },
    { role: ['SUPER_ADMIN'] },
    { role: true },
    { roles: 'SUPER_ADMIN' },
  ];
  it.each(invalidClaims)('is denied to a token with the claims %j', async (claims) => {
    const uid = 'storage-examine';
    const path = () => `incoming/${uid}/${uniqueName()}`;
    await enrolMember(uid, { role: 'SUPER_ADMIN' });
    await assertSucceeds(upload(world.token(uid, { role: 'SUPER_ADMIN' }), path()));
    await assertFails(upload(world.token(uid, claims), path()));
  });

  describe('by a member whose document has changed since the token', () => {
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
    ] as const)('is denied after the change %j', async (change) => {
      await enrolMember(uid, { role: 'ADMIN_FULL', ...change });
      await assertFails(upload(member(), path()));
    });

    it('is denied when sessionsSince is 1 ms after the session start', async () => {
      const role = 'ADMIN_FULL';
      const signedIn = authTimeAgo(60_000);
      const send = () => upload(world.token(uid, { role, session_start: signedIn }), path());
      await enrolMember(uid, { role, sessionsSince: new Date(signedIn * 1000) });
      await assertSucceeds(send());
      await enrolMember(uid, { role, sessionsSince: new Date(signedIn * 1000 + 1) });
      await assertFails(send());
    });

    it('is denied after deletion of the document', async () => {
      await dismissMember(uid);
      await assertFails(upload(member(), path()));
    });
  });

  it.each(publishers)('is denied to %s in a session of twelve hours', async (role) => {
    const after = (ms: number) =>
      world.token(uidOf(role), { role, session_start: authTimeAgo(ms) });
    await assertSucceeds(upload(after(limits.sessionMs - 60_000), own(role)));
    await assertFails(upload(after(limits.sessionMs), own(role)));
  });

  it.each(publishers)('is denied to %s without session_start or sid', async (role) => {
    await assertSucceeds(upload(world.staff(role), own(role)));
    for (const claim of ['session_start', 'sid']) {
      const claims = { role, [claim]: undefined };
      await assertFails(upload(world.token(uidOf(role), claims), own(role)));
    }
  });

  it.each(publishers)(
    'is denied to %s in a session that was ended by a logout',
    async (role) => {
      const inSession = (sid: string) => world.token(uidOf(role), { role, sid });
      await endSession('storage-finie');
      await assertSucceeds(upload(inSession('storage-ouverte'), own(role)));
      await assertFails(upload(inSession('storage-finie'), own(role)));
    },
  );

  const refused: Readonly<Record<string, () => Promise<unknown>>> = {
    'to a visitor': () => upload(world.signedOut(), own(somePublisher)),
    'in a subfolder': () => upload(publisher(), own(somePublisher, `dossier/${uniqueName()}`)),
    'with custom metadata': () =>
      upload(publisher(), own(somePublisher), picture.bytes, picture.type, { legende: 'x' }),
  };
  const types = [
    ...['image/svg+xml', 'text/html', 'application/octet-stream', 'application/pdf'],
    ...['image/bmp', 'image/webp; charset=utf-8', 'IMAGE/WEBP', 'image/', 'video/mp4'],
  ];
  const attempts = Object.entries({
    ...refused,
    ...Object.fromEntries(
      others.map((role) => [`to ${role}`, () => upload(world.staff(role), own(role))]),
    ),
    ...Object.fromEntries(
      publishers.map((role) => [
        `to ${role} in a colleague’s folder`,
        () => upload(world.staff(role), `incoming/collegue/${uniqueName()}`),
      ]),
    ),
    ...Object.fromEntries(
      types.map((type) => [
        `with the media type ${type}`,
        () => upload(publisher(), own(somePublisher), picture.bytes, type),
      ]),
    ),
  });
  it.each(attempts)('is denied %s', async (_, attempt) => {
    await assertSucceeds(upload(publisher(), own(somePublisher)));
    await assertFails(attempt());
  });

  it('accepts chunks from a publisher and denies them to VIEWER', async () => {
    const bytes = new Uint8Array(limits.imageBytes / 8);
    const sendInParts = async (storage: FirebaseStorage, path: string) => {
      await uploadBytesResumable(ref(storage, path), bytes, { contentType: picture.type });
    };
    await assertSucceeds(sendInParts(publisher(), own(somePublisher)));
    await assertFails(sendInParts(world.staff('VIEWER'), own('VIEWER')));
  });

  it.each([
    ['the maximum size', limits.imageBytes, 'one byte more', limits.imageBytes + 1],
    ['the minimum size', 1, 'an empty file', 0],
  ])('accepts %s of %i bytes and rejects %s', async (_, most, __, beyond) => {
    const send = (bytes: number) =>
      upload(publisher(), own(somePublisher), new Uint8Array(bytes));
    await assertSucceeds(send(most));
    await assertFails(send(beyond));
  });

  it('rejects a second object with the same name', async () => {
    const path = own(somePublisher);
    await assertSucceeds(upload(publisher(), path));
    await assertFails(upload(publisher(), path));
  });
});
