import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { corbeilleDays, corbeilles } from '@centre/domain/corbeille';
import type { PictureCollection } from '@centre/domain/content/published-picture';
import { dayMs } from '@centre/domain/dates';
import { serverMessages } from '@centre/domain/messages/server';
import type { Timestamp } from 'firebase-admin/firestore';
import * as commands from '../../functions/src/commands/index.ts';
import { bucket, firestore } from '../../functions/src/data/admin.ts';
import { runHiding } from '../../functions/src/jobs/clean-pictures.ts';
import { logger } from '../../functions/src/logger.ts';
import { keepCollections } from '../kept-collections.ts';
import { storageRest } from '../security/rest.ts';
import { stored } from './admin.ts';
import { contentKinds } from './content-kinds.ts';
import { atEveryWrite } from './crash-injection.ts';
import { objectsBelow } from './images/pictures.ts';
import { drawing, filesOf, quarantined, run } from './publishing.ts';
import { newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'reglages');
keepCollections('contenusSupprimes', ...Object.values(corbeilles));

let director: Staff;
beforeAll(async () => {
  director = await newStaff('ADMIN_FULL');
});

beforeEach(() => firestore().doc('reglages/vitrine').delete());
afterEach(() => {
  vi.restoreAllMocks();
});

const vitrine = {
  kind: 'vitrine',
  make: async (given: object = {}) => {
    const image = await quarantined(director.id, await drawing());
    const words = { emplacement: 'carrousel', titre: 'Au tour', alt: 'Une apprentie' };
    return (await run(commands.saveVitrinePhoto, director, { ...words, image, ...given }))
      .photo;
  },
  remove: (id: string) => run(commands.deleteVitrinePhoto, director, { id }),
  restore: (id: string) => run(commands.restoreVitrinePhoto, director, { id }),
} as const;
const kinds = [...contentKinds(() => director, 'brouillon'), vitrine] as const;
const [, photo] = kinds;

async function isThere(kind: PictureCollection, id: string): Promise<boolean> {
  if (kind !== 'vitrine') return (await stored(`${kind}/${id}`)) !== undefined;
  const { photos = [] } = (await stored('reglages/vitrine')) ?? {};
  return (photos as { id: string }[]).some((one) => one.id === id);
}

const deletionOf = (kind: PictureCollection, id: string) =>
  stored(`contenusSupprimes/${kind}~${id}`);
const hidden = (kind: PictureCollection, id: string) =>
  objectsBelow(`corbeille/${kind}/${id}/`);
const inCorbeille = (path: string) => path.replace(/^public/, 'corbeille');

const objectAt = (path: string) => `/${encodeURIComponent(path)}`;
const opened = async (path: string, token: string) =>
  (await storageRest(undefined, { path: `${objectAt(path)}?alt=media&token=${token}` })).status;

/** A public file, and the download token that a visitor gets with its description. */
async function describedFile(kind: PictureCollection, id: string) {
  const [path = ''] = await filesOf(kind, id);
  const { text } = await storageRest(undefined, { path: objectAt(path) });
  const { downloadTokens } = JSON.parse(text) as { downloadTokens: string };
  expect(downloadTokens).not.toBe('');
  return { path, token: downloadTokens };
}

/** Storage removes nothing until it is told that it does again. */
function closedStorage() {
  vi.spyOn(logger, 'warn').mockReturnValue();
  const file = Object.getPrototypeOf(bucket().file('none')) as {
    delete: () => Promise<void>;
  };
  return vi.spyOn(file, 'delete').mockRejectedValue(new Error('Storage refuses'));
}

describe.each(kinds)('What is deleted of $kind', ({ kind, make, remove, restore }) => {
  it('is opened by no download token of its picture, unlike what is public and a copy with the token', async () => {
    const [doomed, kept] = [await make(), await make()];
    const [file, twin] = [
      await describedFile(kind, doomed.id),
      await describedFile(kind, kept.id),
    ];
    expect(await remove(doomed.id)).toEqual({});
    expect(await hidden(kind, doomed.id)).toContain(inCorbeille(file.path));
    expect(await opened(inCorbeille(file.path), file.token)).toBe(403);
    expect([403, 404]).toContain(await opened(file.path, file.token));
    expect(await opened(twin.path, twin.token)).toBe(200);
    await bucket()
      .file(twin.path)
      .copy(bucket().file(inCorbeille(twin.path)));
    expect(await opened(inCorbeille(twin.path), twin.token)).toBe(200);
    await bucket().file(inCorbeille(twin.path)).delete();

    await restore(doomed.id);
    const restored = await describedFile(kind, doomed.id);
    expect(await opened(restored.path, restored.token)).toBe(200);
  });

  it('is said to be public for some minutes where Storage refuses, and is hidden by the next run of the job', async () => {
    const error = vi.spyOn(logger, 'error').mockReturnValue();
    const { id } = await make();
    const files = await filesOf(kind, id);
    const closed = closedStorage();
    expect(await remove(id)).toEqual({ message: serverMessages.stillPublic });
    expect(await isThere(kind, id)).toBe(false);
    await runHiding();
    expect(error).toHaveBeenCalledOnce();
    expect(await filesOf(kind, id)).toEqual(files);
    closed.mockRestore();

    await runHiding();
    expect(error).toHaveBeenCalledOnce();
    expect(await filesOf(kind, id)).toEqual([]);
    expect(await hidden(kind, id)).toEqual(files.map(inCorbeille));
    expect(await deletionOf(kind, id)).not.toHaveProperty('aCacher');
    await restore(id);
    expect(await filesOf(kind, id)).toHaveLength(files.length);
  });

  it('is restored with one set of files, and nothing is left to hide, where it could not be hidden', async () => {
    const { id } = await make();
    const files = await filesOf(kind, id);
    const closed = closedStorage();
    await remove(id);
    closed.mockRestore();
    await restore(id);
    expect(await deletionOf(kind, id)).toBeUndefined();
    const restored = await filesOf(kind, id);
    await runHiding();
    expect(await filesOf(kind, id)).toEqual(restored);
    expect(restored).toHaveLength(files.length);
    expect(restored).not.toEqual(files);
  });

  it('is not published again by an old page, unlike what has another key', async () => {
    const requestId = crypto.randomUUID();
    const { id } = await make({ requestId });
    await remove(id);
    const before = await stored(`${corbeilles[kind]}/${id}`);
    const sentence = { code: 'failed-precondition', message: serverMessages.deleted };
    await expect(make({ requestId })).rejects.toMatchObject(sentence);
    expect(await isThere(kind, id)).toBe(false);
    expect(await filesOf(kind, id)).toEqual([]);
    expect(await stored(`${corbeilles[kind]}/${id}`)).toEqual(before);
    const other = await make({ requestId: crypto.randomUUID() });
    expect(await isThere(kind, other.id)).toBe(true);

    await restore(id);
    expect(await make({ requestId })).toMatchObject({ id });
    expect(await isThere(kind, id)).toBe(true);
  });

  it('is not published again after the bin has given it up either', async () => {
    const requestId = crypto.randomUUID();
    const { id } = await make({ requestId });
    await remove(id);
    await firestore().doc(`${corbeilles[kind]}/${id}`).delete();
    await expect(make({ requestId })).rejects.toMatchObject({ code: 'failed-precondition' });
    const { expireAt } = (await deletionOf(kind, id)) ?? {};
    const days = ((expireAt as Timestamp).toMillis() - Date.now()) / dayMs;
    expect(Math.round(days)).toBe(90);
    expect(days).toBeGreaterThan(corbeilleDays);
  });
});

// The two ways in which records are stored.
describe.each([photo, vitrine])('A deletion of $kind that breaks off', (each) => {
  const { kind, make, remove } = each;
  it('leaves no public file without its record, once the job has run', async () => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    const outcomes = new Set<boolean>();
    await atEveryWrite({
      prepare: async () => (await make()).id,
      flow: (id) => remove(id),
      check: async (id) => {
        await runHiding();
        const isStored = await isThere(kind, id);
        outcomes.add(isStored);
        expect((await filesOf(kind, id)).length > 0).toBe(isStored);
        expect((await hidden(kind, id)).length > 0).toBe(!isStored);
        if (isStored) await remove(id);
      },
    });
    expect(outcomes).toEqual(new Set([true, false]));
  });
});

describe('A deletion of what an older site made again', () => {
  it('leaves the first version in the bin', async () => {
    const { id } = await photo.make({ titre: 'Première' });
    const again = await stored(`galerie/${id}`);
    await photo.remove(id);
    await firestore()
      .doc(`galerie/${id}`)
      .set({ ...again, titre: 'Seconde' });
    await photo.remove(id);
    expect(await isThere('galerie', id)).toBe(false);
    expect(await stored(`corbeilleGalerie/${id}`)).toMatchObject({ titre: 'Première' });
    await photo.restore(id);
    expect(await stored(`galerie/${id}`)).toMatchObject({ titre: 'Première' });
  });
});
