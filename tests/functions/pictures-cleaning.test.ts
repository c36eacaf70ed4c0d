/** @module-tag night */
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bucket, firestore } from '../../functions/src/data/admin.ts';
import { publishPicture } from '../../functions/src/images/publish-picture.ts';
import { cleanPictures, runPictureCleaning } from '../../functions/src/jobs/clean-pictures.ts';
import { logger } from '../../functions/src/logger.ts';
import { imageBytes } from '../factories/image-bytes.ts';
import {
  filesOf,
  objectExists,
  loadAll,
  objectNames,
  published,
  uploadIncoming,
  targetIn,
} from './pictures.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Grace periods with which the clean-up also removes new unused files. */
const anyAge = { published: -minute, quarantined: -minute };
const picture = () => imageBytes({ width: 700, height: 500 });

const written = new Set<string>();

/** Writes a document with a picture, which is deleted after the test. */
async function write(path: string, has: PublishedPicture): Promise<void> {
  written.add(path);
  await firestore().doc(path).set({ picture: has });
}

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const path of written) await firestore().doc(path).delete();
  written.clear();
});

describe('Nightly picture clean-up', () => {
  it.each(['articles', 'galerie', 'temoignages'] as const)(
    'keeps the pictures of %s in use, and deletes the others',
    async (collection) => {
      const used = await published(await picture(), collection);
      const { id } = used.target;
      await write(`${collection}/${id}`, used.picture);
      const former = await publishPicture(
        await uploadIncoming(used.target.uid, await picture()),
        used.target,
      );
      const unused = await published(await picture(), collection);
      const count = used.picture.sources.length + 1;
      await cleanPictures(anyAge);
      expect(await filesOf(collection, id)).toHaveLength(count);
      expect(await loadAll(used.picture)).toHaveLength(count);
      expect(await objectNames(`${former.picture.folder}/`)).toEqual([]);
      expect(await filesOf(collection, unused.target.id)).toEqual([]);
    },
  );

  it('deletes unused pictures after an hour and uploads after a day, logging counts', async () => {
    const log = vi.spyOn(logger, 'info').mockReturnValue();
    const { picture: recent, source } = await published(await picture());
    await runPictureCleaning();
    expect(await loadAll(recent)).toHaveLength(4);
    expect(await objectExists(source.path)).toBe(true);
    expect(log.mock.calls).toEqual([[expect.any(String), { pictures: 0, originals: 0 }]]);
    vi.useFakeTimers({ now: Date.now() + 61 * minute, toFake: ['Date'] });
    await runPictureCleaning();
    expect(await objectNames(`${recent.folder}/`)).toEqual([]);
    expect(await objectExists(source.path)).toBe(true);
    vi.setSystemTime(Date.now() + day);
    await runPictureCleaning();
    expect(await objectExists(source.path)).toBe(false);
  });
});

describe('publishPicture', () => {
  it('leaves no file when one cannot be stored, and succeeds when retried', async () => {
    const target = targetIn('galerie');
    const source = await uploadIncoming(target.uid, await picture());
    const file = Object.getPrototypeOf(bucket().file('none')) as {
      save: (this: { name: string }, ...args: unknown[]) => Promise<void>;
    };
    const { save } = file;
    const failing = vi.spyOn(file, 'save').mockImplementation(function (
      this: { name: string },
      ...args: unknown[]
    ) {
      return this.name.endsWith('.jpg')
        ? Promise.reject(new Error('no room'))
        : save.apply(this, args);
    });
    await expect(publishPicture(source, target)).rejects.toThrow('no room');
    expect(failing).toHaveBeenCalledTimes(4);
    failing.mockRestore();
    expect(await filesOf('galerie', target.id)).toEqual([]);
    // The original is still in quarantine, so that the client can try again.
    expect((await publishPicture(source, target)).picture.width).toBe(700);
  });
});
