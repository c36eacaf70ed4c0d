import { randomUUID } from 'node:crypto';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { capacityOf } from '@centre/domain/vitrine/capacity';
import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { keepCollections } from '../kept-collections.ts';
import { stored } from './admin.ts';
import { callApi, run } from './calls.ts';
import { asMember, type Staff } from './members.ts';
import {
  removeLeftovers,
  uniquePng,
  filesOf,
  objectExists,
  loadAll,
  objectNames,
  uploadIncoming,
} from './pictures.ts';

keepCollections('reglages', 'corbeilleVitrine');

let editor: Staff;
beforeAll(async () => {
  editor = await asMember('CONTENT_MANAGER');
});

beforeEach(() => firestore().doc('reglages/vitrine').delete());

const fields = { titre: 'Au tour', alt: 'Une apprentie au tour parallèle' };

async function request(given: object = {}) {
  const image = await uploadIncoming(editor.id, await uniquePng());
  return { ...fields, emplacement: 'carrousel', requestId: randomUUID(), image, ...given };
}

const save = (input: object) => run(commands.saveVitrinePhoto, editor, input);
const add = async (given: object = {}) => (await save(await request(given))).photo;
const remove = (id: string) => run(commands.deleteVitrinePhoto, editor, { id });
const restore = (id: string) => run(commands.restoreVitrinePhoto, editor, { id });

const readPhotos = async () =>
  ((await stored('reglages/vitrine'))?.['photos'] ?? []) as readonly VitrinePhoto[];
const titles = async () => (await readPhotos()).map(({ titre }) => titre);

describe('Vitrine photo', () => {
  it('is re-encoded, and stored with its texts and framing', async () => {
    const image = await uploadIncoming(editor.id, await uniquePng());
    const details = { texte: 'Au centième', credit: 'Ama', centrage: { x: 80, y: 20 } };
    const photo = await add({ ...details, image });
    const { sources, jpeg } = photo.picture;
    expect(photo).toMatchObject({ ...fields, ...details, emplacement: 'carrousel' });
    expect(await readPhotos()).toEqual([photo]);
    expect(await filesOf('vitrine', photo.id)).toHaveLength(sources.length + 1);
    expect(jpeg).toContain('public%2Fvitrine%2F');
    await loadAll(photo.picture);
    expect(await objectExists(image.path)).toBe(false);
  });

  it('is stored once for repeated and concurrent requests', async () => {
    const sent = await request();
    await Promise.all([save(sent), save(sent), save(sent)]);
    const { photo } = await save(sent);
    expect(await readPhotos()).toEqual([photo]);
    expect(await filesOf('vitrine', photo.id)).toHaveLength(2);
  });

  it('keeps its picture when its texts change, and deletes it when replaced', async () => {
    const before = await add();
    await save({ id: before.id, ...fields, titre: 'Au fraisage' });
    await removeLeftovers();
    await loadAll(before.picture);
    expect(await readPhotos()).toEqual([{ ...before, titre: 'Au fraisage' }]);
    const image = await uploadIncoming(editor.id, await uniquePng());
    const { photo } = await save({ id: before.id, ...fields, image });
    expect(photo.picture.folder).not.toBe(before.picture.folder);
    expect(await objectNames(`${before.picture.folder}/`)).toEqual([]);
    await loadAll(photo.picture);
  });
});

describe('Vitrine photos of an emplacement', () => {
  const order = (...ids: string[]) =>
    run(commands.orderVitrine, editor, { emplacement: 'carrousel', ids });

  it('are sorted by orderVitrine, unlisted ones last', async () => {
    const [first, , third] = [
      await add({ titre: 'Un' }),
      await add({ titre: 'Deux' }),
      await add({ titre: 'Trois' }),
    ];
    await add({ titre: 'Une machine', emplacement: 'equipements' });
    await order(third.id, first.id, 'inconnue');
    expect(await titles()).toEqual(['Une machine', 'Trois', 'Un', 'Deux']);
  });

  it('lose no change when added, corrected, ordered and deleted concurrently', async () => {
    const [one, two, deleted] = [await add({ titre: 'Un' }), await add(), await add()];
    await Promise.all([
      add({ titre: 'Trois' }),
      add({ titre: 'Quatre', emplacement: 'equipements' }),
      save({ id: one.id, ...fields, titre: 'Premier' }),
      order(two.id, one.id),
      remove(deleted.id),
    ]);
    expect((await titles()).toSorted()).toEqual(['Au tour', 'Premier', 'Quatre', 'Trois']);
  });

  it('are rejected beyond the capacity of their emplacement, restored ones too', async () => {
    for (let index = 1; index < capacityOf('carrousel'); index += 1) await add();
    const last = await add();
    await add({ emplacement: 'equipements' });
    const full = staffVitrineMessages.full(capacityOf('carrousel'));
    await expect(add()).rejects.toThrow(full);
    await remove(last.id);
    await add();
    await expect(restore(last.id)).rejects.toThrow(full);
    expect(await stored(`corbeilleVitrine/${last.id}`)).toBeDefined();
  });
});

describe('Emplacement for a single vitrine photo', () => {
  const { taken } = staffVitrineMessages;
  const refusal = { code: 'already-exists', details: { fields: { titre: taken } } };
  const head = { emplacement: 'tetes', titre: 'QHSE' };

  it('accepts one of two concurrent photos, and rejects the other at field titre', async () => {
    const outcomes = await Promise.allSettled([add(head), add(head)]);
    const [refused] = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: refusal });
    expect(await titles()).toEqual(['QHSE']);
  });

  it('rejects a correction or restoration while taken, and accepts one once free', async () => {
    const deleted = await add(head);
    await remove(deleted.id);
    const other = await add({ ...head, titre: 'BTS en 2 ans' });
    const holder = await add(head);
    await expect(save({ id: other.id, ...fields, titre: 'QHSE' })).rejects.toMatchObject(
      refusal,
    );
    await expect(restore(deleted.id)).rejects.toMatchObject(refusal);
    await save({ id: holder.id, ...fields, titre: 'BAC PRO' });
    await restore(deleted.id);
    expect((await titles()).toSorted()).toEqual(['BAC PRO', 'BTS en 2 ans', 'QHSE']);
  });
});

describe('GET /api/vitrine', () => {
  const list = (query = '') => callApi('GET', `/api/vitrine${query}`);

  it('returns photos filtered by emplacement and titre, cacheable for 30 seconds', async () => {
    await add();
    const bts = await add({ emplacement: 'tetes', titre: 'BTS en 2 ans' });
    const qhse = await add({ emplacement: 'tetes', titre: 'QHSE' });
    const { body: all } = await list();
    expect(all).toMatchObject({ photos: [{ titre: fields.titre }, bts, qhse] });
    expect((await list('?emplacement=tetes')).body).toMatchObject({ photos: [bts, qhse] });
    const { body: filtered, headers } = await list('?emplacement=tetes&titre=BTS+en+2+ans');
    expect(filtered).toEqual({ success: true, photos: [bts] });
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
  });
});
