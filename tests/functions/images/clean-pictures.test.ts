/** @module-tag night */
import { randomUUID } from 'node:crypto';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import pLimit from 'p-limit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../../../emulators/seed/pictures.ts';
import { bucket, firestore } from '../../../functions/src/data/admin.ts';
import { logger } from '../../../functions/src/logger.ts';
import {
  discardOriginal,
  publishPicture,
  removePicture,
} from '../../../functions/src/images/publish-picture.ts';
import {
  runPictureCleaning,
  cleanPictures,
} from '../../../functions/src/jobs/clean-pictures.ts';
import { imageBytes } from '../../factories/image-bytes.ts';
import { atEveryWrite } from '../crash-injection.ts';
import { filesOf, isThere, quarantined } from '../publishing.ts';
import { loadAll, objectsBelow, published, targetIn } from './pictures.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Everything that is not in use, of this very moment too. */
const atOnce = { published: -minute, quarantined: -minute };
const picture = () => imageBytes({ width: 700, height: 500 });

const written = new Set<string>();

/** Writes the document that has that picture. */
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

describe('the nightly clean-up', () => {
  it.each(['articles', 'galerie', 'temoignages'] as const)(
    'leaves the pictures of %s that are in use, and no others',
    async (collection) => {
      const used = await published(await picture(), collection);
      const { id } = used.target;
      await write(`${collection}/${id}`, used.picture);
      const former = await publishPicture(
        await quarantined(used.target.uid, await picture()),
        used.target,
      );
      const nobodys = await published(await picture(), collection);
      const count = used.picture.sources.length + 1;
      await cleanPictures(atOnce);
      expect(await filesOf(collection, id)).toHaveLength(count);
      expect(await loadAll(used.picture)).toHaveLength(count);
      expect(await objectsBelow(`${former.picture.folder}/`)).toEqual([]);
      expect(await filesOf(collection, nobodys.target.id)).toEqual([]);
    },
  );

  it('says how much it has removed', async () => {
    await cleanPictures(atOnce);
    await published(await picture());
    const { source } = await published(await picture());
    await bucket()
      .file(source.path)
      .save(await picture(), { resumable: false });
    // Both originals are there: nobody has discarded them.
    expect(await cleanPictures(atOnce)).toEqual({ pictures: 2, originals: 2 });
    expect(await cleanPictures(atOnce)).toEqual({ pictures: 0, originals: 0 });
  });

  it('leaves a publication alone that may still be under way', async () => {
    const { picture: young } = await published(await picture());
    await cleanPictures({ published: minute, quarantined: -minute });
    expect(await loadAll(young)).toHaveLength(4);
    await cleanPictures(atOnce);
    expect(await objectsBelow(`${young.folder}/`)).toEqual([]);
  });

  it('leaves an original alone that a form may still be about', async () => {
    const { path } = await quarantined('essai', await picture());
    await cleanPictures({ published: -minute, quarantined: minute });
    expect(await isThere(path)).toBe(true);
    await cleanPictures(atOnce);
    expect(await isThere(path)).toBe(false);
  });

  it('waits an hour and a day at night, and logs no more than two numbers', async () => {
    const log = vi.spyOn(logger, 'info').mockReturnValue();
    const { picture: young, source } = await published(await picture());
    await runPictureCleaning();
    expect(await loadAll(young)).toHaveLength(4);
    expect(await isThere(source.path)).toBe(true);
    expect(log.mock.calls).toEqual([[expect.any(String), { pictures: 0, originals: 0 }]]);
    vi.useFakeTimers({ now: Date.now() + 61 * minute, toFake: ['Date'] });
    await runPictureCleaning();
    expect(await objectsBelow(`${young.folder}/`)).toEqual([]);
    expect(await isThere(source.path)).toBe(true);
    vi.setSystemTime(Date.now() + day);
    await runPictureCleaning();
    expect(await isThere(source.path)).toBe(false);
  });

  it('goes through more objects than one answer of the bucket holds', async () => {
    const uid = `essai-${randomUUID()}`;
    await pLimit(10).map(Array.from({ length: 510 }), () => quarantined(uid, 'x'));
    expect(await objectsBelow(`incoming/${uid}/`)).toHaveLength(510);
    await cleanPictures(atOnce);
    expect(await objectsBelow(`incoming/${uid}/`)).toEqual([]);
  });

  it('knows the pictures of the demonstration like all others', async () => {
    const document = `essai-${randomUUID()}`;
    const order = {
      collection: 'galerie',
      document,
      source: 'embleme/embleme',
      width: 200,
    } as const;
    const drawn = await publish(order);
    await write(`galerie/${document}`, drawn.picture);
    await cleanPictures(atOnce);
    expect(await loadAll(drawn.picture)).toHaveLength(2);
  });

  it('passes over what is no picture', async () => {
    const other = `public/galerie/essai-${randomUUID()}.webp`;
    await bucket().file(other).save('x', { resumable: false });
    await cleanPictures(atOnce);
    expect(await isThere(other)).toBe(true);
    await bucket().file(other).delete();
  });
});

describe('a publication that breaks off', () => {
  it('leaves the former picture or the new one, and nothing else, once swept', async () => {
    const writes = await atEveryWrite({
      prepare: async () => {
        const { target, picture: former } = await published(await picture(), 'galerie');
        await write(`galerie/${target.id}`, former);
        return { target, former, source: await quarantined(target.uid, await picture()) };
      },
      flow: async ({ target, former, source }) => {
        const { picture: latter } = await publishPicture(source, target);
        await firestore().doc(`galerie/${target.id}`).set({ picture: latter });
        await removePicture(former);
        await discardOriginal(source);
      },
      check: async ({ target, former, source }, { whole }) => {
        await cleanPictures(atOnce);
        const snapshot = await firestore().doc(`galerie/${target.id}`).get();
        const has = snapshot.get('picture') as PublishedPicture;
        if (whole) expect(has.folder).not.toBe(former.folder);
        expect(await loadAll(has)).toHaveLength(4);
        expect(await filesOf('galerie', target.id)).toHaveLength(4);
        expect(await isThere(source.path)).toBe(false);
      },
    });
    // Four files, the document, the four former files and the original.
    expect(writes).toBe(10);
  });

  it('leaves nothing when a file cannot be stored', async () => {
    const target = targetIn('galerie');
    const source = await quarantined(target.uid, await picture());
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
    // It can be tried again: what was sent is still there.
    expect((await publishPicture(source, target)).picture.width).toBe(700);
  });
});
