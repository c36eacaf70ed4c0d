import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '@centre/domain/dates';
import { corbeilleDays, corbeilleMessages, corbeilles } from '@centre/domain/corbeille';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { omit } from '../factories/omit.ts';
import { keepCollections } from '../kept-collections.ts';
import { change, stored } from './admin.ts';
import { contentKinds } from './content-kinds.ts';
import { loadAll, objectsBelow } from './images/pictures.ts';
import { entriesOf } from './journal.ts';
import {
  cleanUp,
  expectFilesToAgree,
  filesOf,
  principals,
  publications,
  run,
} from './publishing.ts';
import { injectRace } from './race-injection.ts';
import { newStaff, type Staff } from './staff.ts';
import { leavePublished } from './temoignages.ts';

const binNames = Object.values(corbeilles);
keepCollections('articles', 'marques', 'galerie', 'temoignages', ...binNames);

let editor: Staff;
beforeAll(async () => {
  editor = await newStaff('CONTENT_MANAGER');
});

interface Stored {
  readonly picture: PublishedPicture;
  readonly imageUrl?: string;
  readonly photo?: string;
}

/** A record that has a picture, as it is stored. */
async function pictured(kind: PictureCollection, id: string): Promise<Stored> {
  const record = await stored(`${kind}/${id}`);
  expect(record).toHaveProperty('picture');
  return record as unknown as Stored;
}

const kinds = contentKinds(() => editor, 'brouillon');
const [article, photo, temoignage] = kinds;

const binOf = (kind: PictureCollection, id: string) => `${corbeilles[kind]}/${id}`;
const hidden = (kind: PictureCollection, id: string) =>
  objectsBelow(`corbeille/${kind}/${id}/`);

/** The stored record without what its picture is called, which is new after each restoration. */
async function described(kind: PictureCollection, id: string) {
  const { picture, ...record } = await pictured(kind, id);
  const { width, height, placeholder } = picture;
  return { ...omit(record, 'imageUrl', 'photo'), width, height, placeholder };
}

const gone = { code: 'not-found', message: corbeilleMessages.gone };

describe.each(kinds)(
  'What is deleted of $kind',
  ({ kind, restoration, make, remove, restore }) => {
    it('is restored as it was, and its picture is nowhere to be had meanwhile', async () => {
      const { id } = await make();
      const { picture } = await pictured(kind, id);
      const before = await described(kind, id);
      const files = (await filesOf(kind, id)).length;
      await remove(id);
      expect(await stored(`${kind}/${id}`)).toBeUndefined();
      expect(await stored(binOf(kind, id))).toMatchObject({ supprimePar: editor.username });
      expect(await filesOf(kind, id)).toEqual([]);
      expect(await hidden(kind, id)).toHaveLength(files);
      await expect(loadAll(picture)).rejects.toThrow(/: 40[34]$/);

      await restore(id);
      expect(await described(kind, id)).toEqual(before);
      await expectFilesToAgree(kind, id);
      const restored = await pictured(kind, id);
      const loaded = await loadAll(restored.picture);
      expect(loaded).toHaveLength(files);
      for (const { headers } of loaded) {
        expect(headers.get('content-type')).toMatch(/^image\/(webp|jpeg)$/);
        expect(headers.get('cache-control')).toContain('immutable');
      }
      expect(restored.picture.sources.map(({ url }) => url)).toContain(
        restored.imageUrl ?? restored.photo,
      );
      expect(await stored(binOf(kind, id))).toBeUndefined();
      expect(await hidden(kind, id)).toEqual([]);
      const [entry] = await entriesOf(editor, restoration);
      expect(entry).toMatchObject({ records: [id], collection: kind });
    });

    it('is restored without a picture, where it had none or the address of an older site', async () => {
      const { id } = await make();
      const field = kind === 'temoignages' ? 'photo' : 'imageUrl';
      const older = omit((await stored(`${kind}/${id}`)) ?? {}, 'picture');
      const address = 'https://cfpi.example/photo.jpg';
      await change(`${kind}/${id}`, { picture: FieldValue.delete(), [field]: address });
      await remove(id);
      await restore(id);
      expect(await stored(`${kind}/${id}`)).toEqual({ ...older, [field]: address });
    });

    it('is restored by one of five members at once, with one set of files', async () => {
      const { id } = await make();
      await remove(id);
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => restore(id)));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(4);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: gone });
      await expectFilesToAgree(kind, id);
      expect(await hidden(kind, id)).toEqual([]);
    });

    it('can be deleted and restored again, also while its files are being hidden', async () => {
      const { id } = await make();
      await remove(id);
      await restore(id);
      const removal = remove(id);
      await expect.poll(() => stored(binOf(kind, id))).toBeDefined();
      await restore(id);
      await removal;
      await expectFilesToAgree(kind, id);
      await loadAll((await pictured(kind, id)).picture);
    });

    it('is not restored in the place of what an older site made anew with its identifier', async () => {
      const { id } = await make();
      await remove(id);
      const before = omit((await stored(`${kind}/${(await make()).id}`)) ?? {}, 'picture');
      await firestore().doc(`${kind}/${id}`).set(before);
      await expect(restore(id)).rejects.toMatchObject({ code: 'already-exists' });
      expect(await stored(`${kind}/${id}`)).toEqual(before);
      await expectFilesToAgree(kind, id);
    });

    it(`is there for ${corbeilleDays} days, and its files as long`, async () => {
      const { id } = await make();
      await remove(id);
      const { expireAt } = (await stored(binOf(kind, id))) ?? {};
      const days = ((expireAt as Timestamp).toMillis() - Date.now()) / dayMs;
      expect(days).toBeGreaterThan(corbeilleDays - 0.1);
      expect(days).toBeLessThanOrEqual(corbeilleDays);
      await cleanUp();
      expect(await hidden(kind, id)).not.toEqual([]);

      await change(binOf(kind, id), { expireAt: Timestamp.fromMillis(Date.now() - 1) });
      await expect(restore(id)).rejects.toMatchObject(gone);
      await firestore().doc(binOf(kind, id)).delete();
      await cleanUp();
      expect(await hidden(kind, id)).toEqual([]);
      await expect(restore(id)).rejects.toMatchObject(gone);
    });
  },
);

describe('A restored article', () => {
  const isPrincipal = true;

  it('is the principal one again', async () => {
    const { id } = await article.make({ isPrincipal });
    await article.remove(id);
    expect(await principals()).toEqual([]);
    await article.restore(id);
    expect(await principals()).toEqual([id]);
  });

  it('leaves the principal one that was chosen since, also at the same moment', async () => {
    const { id } = await article.make({ isPrincipal });
    await article.remove(id);
    let other = '';
    await injectRace(
      () => article.restore(id),
      async () => {
        other = (await article.make({ isPrincipal })).id;
      },
    );
    expect(await principals()).toEqual([other]);
    expect(await stored(`articles/${id}`)).toMatchObject({ isPrincipal: false });
  });
});

describe('A restored testimonial', () => {
  afterEach(async () => {
    expect((await publications()).length).toBeLessThanOrEqual(6);
  });

  async function deletedOneOf(count: number): Promise<string> {
    await leavePublished(count - 1);
    const { id } = await temoignage.make({ statut: 'publie' });
    await temoignage.remove(id);
    return id;
  }

  it('is published again where the limit allows it', async () => {
    const id = await deletedOneOf(6);
    await temoignage.restore(id);
    expect(await publications()).toContain(id);
  });

  it('is a draft where six others are published', async () => {
    const id = await deletedOneOf(6);
    await temoignage.make({ statut: 'publie' });
    await temoignage.restore(id);
    expect(await stored(`temoignages/${id}`)).toMatchObject({ statut: 'brouillon' });
  });

  it('is a draft where a draft is published as the sixth meanwhile', async () => {
    const id = await deletedOneOf(6);
    const draft = await temoignage.make();
    const publish = { id: draft.id, statut: 'publie' };
    await injectRace(
      () => temoignage.restore(id),
      () => run(commands.setTemoignageStatut, editor, publish),
    );
    expect(await publications()).toHaveLength(6);
    expect(await stored(`temoignages/${id}`)).toMatchObject({ statut: 'brouillon' });
  });

  it('comes back when five others do and six are published at the same moment', async () => {
    await leavePublished(0);
    const deleted = await Promise.all(
      Array.from({ length: 6 }, () => temoignage.make({ statut: 'publie' })),
    );
    for (const { id } of deleted) await temoignage.remove(id);
    const drafts = await Promise.all(Array.from({ length: 6 }, () => temoignage.make()));
    await Promise.allSettled([
      ...deleted.map(({ id }) => temoignage.restore(id)),
      ...drafts.map(({ id }) =>
        run(commands.setTemoignageStatut, editor, { id, statut: 'publie' }),
      ),
    ]);
    expect(await publications()).toHaveLength(6);
    for (const { id } of deleted) expect(await stored(`temoignages/${id}`)).toBeDefined();
  });
});

describe('The nightly clean-up', () => {
  it('hides the files of what was deleted when that was broken off', async () => {
    const { id } = await photo.make();
    const { picture, ...record } = await pictured('galerie', id);
    await firestore().doc(`galerie/${id}`).delete();
    const expireAt = Timestamp.fromMillis(Date.now() + dayMs);
    await firestore()
      .doc(binOf('galerie', id))
      .set({ ...record, picture, expireAt });
    await cleanUp();
    expect(await filesOf('galerie', id)).toEqual([]);
    expect(await hidden('galerie', id)).not.toEqual([]);
    await photo.restore(id);
    await expectFilesToAgree('galerie', id);
    expect((await pictured('galerie', id)).picture.folder).not.toBe(picture.folder);
  });
});
