import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles } from '@centre/domain/permissions';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
} from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, uniqueName, picture, storageWorld, uidOf, upload } from './setup.ts';

const world = storageWorld();
const owner = () => world.staff('CONTENT_MANAGER');
const folder = `incoming/${uidOf('CONTENT_MANAGER')}`;
let path = '';

beforeEach(async () => {
  path = `${folder}/${uniqueName()}`;
  await upload(owner(), path);
});

describe('Object in quarantine', () => {
  it('is readable for its owner', async () => {
    const bytes = await assertSucceeds(getBytes(ref(owner(), path)));
    expect(new Uint8Array(bytes)).toEqual(picture.bytes);
    await assertSucceeds(getMetadata(ref(owner(), path)));
  });

  it.each(roles.filter((role) => role !== 'CONTENT_MANAGER'))(
    'is denied to %s',
    async (role) => {
      await assertSucceeds(getBytes(ref(owner(), path)));
      await assertFails(getBytes(ref(world.staff(role), path)));
      await assertFails(getMetadata(ref(world.staff(role), path)));
    },
  );

  it('is denied to its owner in a session after logout', async () => {
    const role = 'CONTENT_MANAGER';
    await endSession('storage-finie');
    const finished = world.token(uidOf(role), { role, sid: 'storage-finie' });
    await assertSucceeds(getBytes(ref(owner(), path)));
    await assertFails(getBytes(ref(finished, path)));
    await assertFails(getMetadata(ref(finished, path)));
  });

  it('is denied to a visitor', async () => {
    await assertSucceeds(getBytes(ref(owner(), path)));
    await assertFails(getBytes(ref(world.signedOut(), path)));
  });

  it('rejects listing by its owner, SUPER_ADMIN and a visitor', async () => {
    await world.past(async (storage) => {
      const { items } = await assertSucceeds(listAll(ref(storage, folder)));
      expect(items.map((item) => item.fullPath)).toContain(path);
    });
    await assertFails(listAll(ref(owner(), folder)));
    await assertFails(list(ref(owner(), folder), { maxResults: 1 }));
    await assertFails(listAll(ref(owner(), 'incoming')));
    await assertFails(listAll(ref(owner(), `${folder}/dossier`)));
    await assertFails(listAll(ref(world.staff('SUPER_ADMIN'), folder)));
    await assertFails(listAll(ref(world.signedOut(), folder)));
  });

  it('rejects deletion by its owner and SUPER_ADMIN', async () => {
    await assertFails(deleteObject(ref(owner(), path)));
    await assertFails(deleteObject(ref(world.staff('SUPER_ADMIN'), path)));
    await world.past((storage) => assertSucceeds(deleteObject(ref(storage, path))));
  });

  it('rejects metadata changes by its owner and SUPER_ADMIN', async () => {
    const change = { contentType: 'text/html' };
    await assertFails(updateMetadata(ref(owner(), path), change));
    await assertFails(updateMetadata(ref(world.staff('SUPER_ADMIN'), path), change));
    await world.past((storage) => assertSucceeds(updateMetadata(ref(storage, path), change)));
  });
});
