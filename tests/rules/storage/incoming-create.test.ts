import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { imageTypes } from '@centre/domain/image';
import { limits } from '@centre/domain/limits';
import { can, resources, roles, type Role } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
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
    await assertSucceeds(upload(world.token(uid, { role: 'SUPER_ADMIN' }), path()));
    await assertFails(upload(world.token(uid, claims), path()));
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
