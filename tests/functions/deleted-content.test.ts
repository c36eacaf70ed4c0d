import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { corbeilleDays, corbeilleMessages, corbeilles } from '@centre/domain/corbeille';
import { dayMs } from '@centre/domain/dates';
import { serverMessages } from '@centre/domain/messages/server';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { bucket, firestore } from '../../functions/src/data/admin.ts';
import { runHiding } from '../../functions/src/jobs/clean-pictures.ts';
import { logger } from '../../functions/src/logger.ts';
import { omit } from '../factories/omit.ts';
import { keepCollections } from '../kept-collections.ts';
import { storageRest } from '../security/rest.ts';
import { change, stored } from './admin.ts';
import { run } from './calls.ts';
import { contents, photos } from './contents.ts';
import { entriesOf } from './journal.ts';
import { asMember, type Staff } from './members.ts';
import {
  removeLeftovers,
  uniquePng,
  filesOf,
  loadAll,
  objectNames,
  uploadIncoming,
} from './pictures.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'reglages');
keepCollections('contenusSupprimes', ...Object.values(corbeilles));

let editor: Staff;
beforeAll(async () => {
  editor = await asMember('CONTENT_MANAGER');
});
beforeEach(() => firestore().doc('reglages/vitrine').delete());
afterEach(() => {
  vi.restoreAllMocks();
});

interface Stored {
  readonly picture: PublishedPicture;
  readonly imageUrl?: string;
  readonly photo?: string;
}

const vitrine = {
  kind: 'vitrine',
  one: 'VitrinePhoto',
  make: async (by: Staff, given: object = {}) => {
    const image = await uploadIncoming(by.id, await uniquePng());
    const fields = { emplacement: 'carrousel', titre: 'Au tour', alt: 'Une apprentie' };
    return (await run(commands.saveVitrinePhoto, by, { ...fields, image, ...given })).photo;
  },
  remove: (by: Staff, id: string) => run(commands.deleteVitrinePhoto, by, { id }),
  restore: (by: Staff, id: string) => run(commands.restoreVitrinePhoto, by, { id }),
} as const;

/** Commands of a content, as the editor runs them. */
const byEditor = (content: (typeof contents)[number] | typeof vitrine) => ({
  kind: content.kind,
  one: content.one,
  make: (given: object = {}) => content.make(editor, { ...given }),
  remove: (id: string) => content.remove(editor, id),
  restore: (id: string) => content.restore(editor, id),
});
const kinds = [...contents, vitrine].map(byEditor);
const photo = byEditor(photos);

/** Stored record; the photos of the vitrine are all in one document. */
async function recordIn(kind: PictureCollection, id: string): Promise<object | undefined> {
  if (kind !== 'vitrine') return stored(`${kind}/${id}`);
  const { photos = [] } = (await stored('reglages/vitrine')) ?? {};
  return (photos as { id: string }[]).find((photo) => photo.id === id);
}

const pictured = async (kind: PictureCollection, id: string) =>
  (await recordIn(kind, id)) as Stored & Record<string, unknown>;
const binOf = (kind: PictureCollection, id: string) => `${corbeilles[kind]}/${id}`;
const deletionOf = (kind: PictureCollection, id: string) =>
  stored(`contenusSupprimes/${kind}~${id}`);
const hidden = (kind: PictureCollection, id: string) => objectNames(`corbeille/${kind}/${id}/`);
const inBin = (path: string) => path.replace(/^public/, 'corbeille');
const inDays = (date: unknown) => ((date as Timestamp).toMillis() - Date.now()) / dayMs;

/** Stored record without the addresses of its picture, which change with each restoration. */
async function comparableRecord(kind: PictureCollection, id: string) {
  const { picture, ...record } = await pictured(kind, id);
  const { width, height, placeholder } = picture;
  return { ...omit(record, 'imageUrl', 'photo'), width, height, placeholder };
}

const objectAt = (path: string) => `/${encodeURIComponent(path)}`;
const downloadStatus = async (path: string, token: string) =>
  (await storageRest(undefined, { path: `${objectAt(path)}?alt=media&token=${token}` })).status;

/** Path of a public file, and the download token in its metadata, which visitors can read. */
async function publicFile(kind: PictureCollection, id: string) {
  const [path = ''] = await filesOf(kind, id);
  const { text } = await storageRest(undefined, { path: objectAt(path) });
  const { downloadTokens } = JSON.parse(text) as { downloadTokens: string };
  expect(downloadTokens).not.toBe('');
  return { path, token: downloadTokens };
}

/** Makes Storage refuse every deletion, until the mock is restored. */
function closeStorage() {
  vi.spyOn(logger, 'warn').mockReturnValue();
  const file = Object.getPrototypeOf(bucket().file('none')) as { delete: () => Promise<void> };
  return vi.spyOn(file, 'delete').mockRejectedValue(new Error('Storage refuses'));
}

const gone = { code: 'not-found', message: corbeilleMessages.gone };

describe.each(kinds)('Deleted record of $kind', ({ kind, one, make, remove, restore }) => {
  it('is unavailable while deleted, and restored unchanged', async () => {
    const { id } = await make();
    const { picture } = await pictured(kind, id);
    const before = await comparableRecord(kind, id);
    const files = await filesOf(kind, id);
    await remove(id);
    expect(await recordIn(kind, id)).toBeUndefined();
    expect(await stored(binOf(kind, id))).toMatchObject({ supprimePar: editor.username });
    expect(await filesOf(kind, id)).toEqual([]);
    expect(await hidden(kind, id)).toEqual(files.map(inBin));
    await expect(loadAll(picture)).rejects.toThrow(/: 40[34]$/);
    await expect(remove(id)).rejects.toMatchObject({ code: 'not-found' });

    await restore(id);
    expect(await comparableRecord(kind, id)).toEqual(before);
    const restored = await pictured(kind, id);
    const loaded = await loadAll(restored.picture);
    expect(loaded).toHaveLength(files.length);
    for (const { headers } of loaded) {
      expect(headers.get('content-type')).toMatch(/^image\/(webp|jpeg)$/);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    const { imageUrl = restored.photo } = restored;
    if (kind !== 'vitrine') {
      expect(restored.picture.sources.map(({ url }) => url)).toContain(imageUrl);
    }
    expect(await stored(binOf(kind, id))).toBeUndefined();
    expect(await hidden(kind, id)).toEqual([]);
    const [entry] = await entriesOf(editor, `restore${one}`);
    expect(entry).toMatchObject({ records: [id], collection: kind });
  });

  it('is restored by one of five concurrent calls, with one set of files', async () => {
    const { id } = await make();
    await remove(id);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => restore(id)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: gone });
    expect(await filesOf(kind, id)).toHaveLength(2);
    expect(await hidden(kind, id)).toEqual([]);
  });

  it('is restored while its files are still being hidden', async () => {
    const { id } = await make();
    const removal = remove(id);
    await expect.poll(() => stored(binOf(kind, id))).toBeDefined();
    await restore(id);
    await removal;
    await loadAll((await pictured(kind, id)).picture);
    expect(await filesOf(kind, id)).toHaveLength(2);
  });

  it(`is kept in the corbeille for ${corbeilleDays} days, with its files`, async () => {
    const { id } = await make();
    await remove(id);
    const { expireAt } = (await stored(binOf(kind, id))) ?? {};
    expect(inDays(expireAt)).toBeCloseTo(corbeilleDays, 1);
    await removeLeftovers();
    expect(await hidden(kind, id)).not.toEqual([]);

    await change(binOf(kind, id), { expireAt: Timestamp.fromMillis(Date.now() - 1) });
    await expect(restore(id)).rejects.toMatchObject(gone);
    await firestore().doc(binOf(kind, id)).delete();
    await removeLeftovers();
    expect(await hidden(kind, id)).toEqual([]);
    await expect(restore(id)).rejects.toMatchObject(gone);
  });

  it('rejects the former download token of its picture, unlike a public file', async () => {
    const [deleted, kept] = [await make(), await make()];
    const file = await publicFile(kind, deleted.id);
    const twin = await publicFile(kind, kept.id);
    expect(await remove(deleted.id)).toEqual({});
    expect(await downloadStatus(inBin(file.path), file.token)).toBe(403);
    expect([403, 404]).toContain(await downloadStatus(file.path, file.token));
    expect(await downloadStatus(twin.path, twin.token)).toBe(200);
    const copy = bucket().file(inBin(twin.path));
    await bucket().file(twin.path).copy(copy);
    expect(await downloadStatus(copy.name, twin.token)).toBe(200);
    await copy.delete();
  });

  it('is reported as still public when Storage fails, and hidden by the next job run', async () => {
    const error = vi.spyOn(logger, 'error').mockReturnValue();
    const { id } = await make();
    const files = await filesOf(kind, id);
    const closed = closeStorage();
    expect(await remove(id)).toEqual({ message: serverMessages.stillPublic });
    expect(await recordIn(kind, id)).toBeUndefined();
    await runHiding();
    expect(error).toHaveBeenCalledOnce();
    expect(await filesOf(kind, id)).toEqual(files);
    closed.mockRestore();
    await runHiding();
    expect(error).toHaveBeenCalledOnce();
    expect(await filesOf(kind, id)).toEqual([]);
    expect(await hidden(kind, id)).toEqual(files.map(inBin));
    expect(await deletionOf(kind, id)).not.toHaveProperty('aCacher');
  });

  it('is restored with one set of files, nothing left to hide, after Storage failed', async () => {
    const { id } = await make();
    const files = await filesOf(kind, id);
    const closed = closeStorage();
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

  it('rejects a repeated requestId for 90 days, unless restored', async () => {
    const requestId = crypto.randomUUID();
    const { id } = await make({ requestId });
    await remove(id);
    const before = await stored(binOf(kind, id));
    const deleted = { code: 'failed-precondition', message: serverMessages.deleted };
    await expect(make({ requestId })).rejects.toMatchObject(deleted);
    expect(await recordIn(kind, id)).toBeUndefined();
    expect(await filesOf(kind, id)).toEqual([]);
    expect(await stored(binOf(kind, id))).toEqual(before);
    const other = await make({ requestId: crypto.randomUUID() });
    expect(await recordIn(kind, other.id)).toBeDefined();
    await restore(id);
    expect(await make({ requestId })).toMatchObject({ id });
    await remove(id);
    // An expired record is removed from the corbeille.
    await firestore().doc(binOf(kind, id)).delete();
    await expect(make({ requestId })).rejects.toMatchObject({ code: 'failed-precondition' });
    const { expireAt } = (await deletionOf(kind, id)) ?? {};
    expect(inDays(expireAt)).toBeCloseTo(90, 1);
  });
});

describe('Deleted photo', () => {
  it('is restored with its imageUrl when older data has no picture field', async () => {
    const { id } = await photo.make();
    const older = omit((await stored(`galerie/${id}`)) ?? {}, 'picture');
    const imageUrl = 'https://cfpi.example/photo.jpg';
    await change(`galerie/${id}`, { picture: FieldValue.delete(), imageUrl });
    await photo.remove(id);
    await photo.restore(id);
    expect(await stored(`galerie/${id}`)).toEqual({ ...older, imageUrl });
  });

  it('is not restored while another record has its identifier', async () => {
    const { id } = await photo.make({ titre: 'Première' });
    const again = { ...(await stored(`galerie/${id}`)), titre: 'Seconde' };
    await photo.remove(id);
    await firestore().doc(`galerie/${id}`).set(again);
    await expect(photo.restore(id)).rejects.toMatchObject({ code: 'already-exists' });
    expect(await stored(`galerie/${id}`)).toEqual(again);
    await photo.remove(id);
    await photo.restore(id);
    expect(await stored(`galerie/${id}`)).toMatchObject({ titre: 'Première' });
  });
});
