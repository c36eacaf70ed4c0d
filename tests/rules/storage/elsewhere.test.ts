import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles } from '@centre/domain/permissions';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  type FirebaseStorage,
} from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, uniqueName, picture, storageWorld, upload } from './setup.ts';

const world = storageWorld();
const actors: readonly (readonly [string, () => FirebaseStorage])[] = [
  ['a visitor', () => world.signedOut()],
  ['a self-registered user', () => world.token('inconnu')],
  ...roles.map((role) => [role, () => world.staff(role)] as const),
];

const published = `public/articles/${uniqueName()}`;
const hidden = [
  uniqueName(),
  `corbeille/galerie/${uniqueName()}`,
  `autre/${uniqueName()}`,
  `incoming/${uniqueName()}`,
  `Public/${uniqueName()}`,
  `sauvegardes/base/${uniqueName()}`,
];

beforeAll(async () => {
  await world.past((storage) =>
    Promise.all([published, ...hidden].map((path) => upload(storage, path))),
  );
});

describe('Relative path below public/', () => {
  it.each(hidden)('does not reach %s', async (path) => {
    expect((await fetch(addressOf(published))).status).toBe(200);
    expect((await fetch(addressOf(`public/../${path}`))).status).toBe(403);
  });
});

describe('Published picture', () => {
  it.each(actors)('is readable by its name for %s', async (_title, actor) => {
    const bytes = await assertSucceeds(getBytes(ref(actor(), published)));
    expect(new Uint8Array(bytes)).toEqual(picture.bytes);
  });

  it.each(actors)('is not listed for %s', async (_title, actor) => {
    await world.past((storage) => assertSucceeds(listAll(ref(storage, 'public/articles'))));
    await assertFails(listAll(ref(actor(), 'public/articles')));
    await assertFails(listAll(ref(actor(), 'public')));
  });

  it.each(actors)(
    'is protected from create, overwrite, update and delete by %s',
    async (_title, actor) => {
      const other = () => `public/galerie/${uniqueName()}`;
      const change = { cacheControl: 'no-store' };
      await world.past(async (storage) => {
        await assertSucceeds(upload(storage, other()));
        await assertSucceeds(upload(storage, published));
        await assertSucceeds(updateMetadata(ref(storage, published), change));
      });
      await assertFails(upload(actor(), other()));
      await assertFails(upload(actor(), published));
      await assertFails(updateMetadata(ref(actor(), published), change));
      await assertFails(deleteObject(ref(actor(), published)));
      await assertSucceeds(getBytes(ref(actor(), published)));
    },
  );
});

describe('Object outside public/ and the quarantine', () => {
  const cases = actors.flatMap(([title, actor]) =>
    hidden.map((path) => ({ title, actor, path })),
  );

  it('is tested with every actor', () => {
    expect(cases).toHaveLength(7 * 6);
  });

  it.each(cases)('is denied at $path to $title', async ({ actor, path }) => {
    await world.past(async (storage) => {
      await assertSucceeds(getBytes(ref(storage, path)));
      await assertSucceeds(upload(storage, path));
    });
    await assertFails(getBytes(ref(actor(), path)));
    await assertFails(getMetadata(ref(actor(), path)));
    await assertFails(upload(actor(), path));
    await assertFails(upload(actor(), `${path}-nouveau.webp`));
    await assertFails(deleteObject(ref(actor(), path)));
  });

  it.each(actors)('is not listed for %s', async (_title, actor) => {
    await world.past((storage) => assertSucceeds(listAll(ref(storage))));
    await assertFails(listAll(ref(actor())));
    await assertFails(listAll(ref(actor(), 'autre')));
  });
});
