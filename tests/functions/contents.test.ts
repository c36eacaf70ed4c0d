import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { keepCollections } from '../kept-collections.ts';
import { change, stored } from './admin.ts';
import { answerOf, apiAs, callAs, refusalOf } from './calls.ts';
import { contents, photos } from './contents.ts';
import { injectRace } from './crashes.ts';
import { asMember, type Staff } from './members.ts';
import {
  dataUrl,
  uniquePng,
  expectFilesToAgree,
  filesOf,
  objectExists,
  uploadIncoming,
} from './pictures.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');
keepCollections('contenusSupprimes', 'corbeilleArticles', 'corbeilleGalerie');
keepCollections('corbeilleTemoignages');

let staff: Staff;
beforeAll(async () => {
  staff = await asMember('CONTENT_MANAGER');
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe.each(contents)('Record of $kind', (content) => {
  const { kind, one, field, text, form, notFound, recordOf, create, save, remove } = content;
  const picture = async () => ({ [field]: await dataUrl() });

  it.each(content.creations)(
    'is created once by $channel when its request is repeated',
    async (channel) => {
      const image = await uploadIncoming(staff.id, await uniquePng());
      const request = { ...form(), requestId: randomUUID(), [field]: image };
      const first = recordOf(await channel.ask(staff, request));
      expect(recordOf(await channel.ask(staff, request))).toEqual(first);
      expect(first.id).toBe(request.requestId);
      await expectFilesToAgree(kind, first.id);
      expect(await objectExists(image.path)).toBe(false);
    },
  );

  describe.each(content.changes)('changed by $channel', ({ ask }) => {
    it('has its picture replaced, and its former files deleted', async () => {
      const { id, picture: former } = await create(staff, await picture());
      const after = recordOf(await ask(staff, { id, ...form(), ...(await picture()) }));
      expect(after.picture?.folder).not.toBe(former?.folder);
      await expectFilesToAgree(kind, id);
    });

    it('returns HTTP 404 when it does not exist, and stores no picture', async () => {
      const missing = { id: randomUUID(), ...form(), ...(await picture()) };
      expect(refusalOf(await ask(staff, missing))).toEqual(notFound);
      expect(await filesOf(kind, missing.id)).toEqual([]);
    });
  });

  it.each(content.deletions)('is deleted once by $channel, with its files', async ({ ask }) => {
    const { id } = await create(staff, await picture());
    expect(await filesOf(kind, id)).not.toEqual([]);
    answerOf(await ask(staff, { id }));
    expect(await stored(`${kind}/${id}`)).toBeUndefined();
    expect(await filesOf(kind, id)).toEqual([]);
    expect(refusalOf(await ask(staff, { id }))).toEqual(notFound);
  });

  describe('under two concurrent calls', () => {
    const createRecord = async (id: string, value: string) =>
      save(staff, { ...form(), requestId: id, [text]: value, ...(await picture()) });

    it.each([
      ['saved', (id: string) => save(staff, { ...form(), id })],
      ['removed', (id: string) => remove(staff, id)],
    ] as const)('is read again when changed concurrently before it is %s', async (_, write) => {
      const [{ id }, other] = [await content.make(staff), await content.make(staff)];
      const writesAlone = await injectRace(() => write(other.id));
      const touch = () => change(`${kind}/${id}`, { touched: randomUUID() });
      expect(await injectRace(() => write(id), touch)).toBe(writesAlone + 1);
    });

    it('keeps the values stored first when created twice', async () => {
      const id = randomUUID();
      await injectRace(
        () => createRecord(id, 'Deuxième'),
        () => createRecord(id, 'Premier'),
      );
      expect(await stored(`${kind}/${id}`)).toMatchObject({ [text]: 'Premier' });
      await expectFilesToAgree(kind, id);
    });

    it('is not recreated when created and deleted before the later call writes', async () => {
      const id = randomUUID();
      const late = injectRace(
        () => createRecord(id, 'Deuxième'),
        async () => {
          await createRecord(id, 'Premier');
          await remove(staff, id);
        },
      );
      await expect(late).rejects.toMatchObject({ code: 'failed-precondition' });
      expect(await stored(`${kind}/${id}`)).toBeUndefined();
    });
  });

  const { imageType, imageSize } = staffTemoignageMessages;
  const texts = kind === 'temoignages' ? { type: imageType, size: imageSize } : messages.photo;
  it.each([
    ['an SVG sent as a PNG', svg, texts.type, 415],
    ['larger than the limit', Buffer.alloc(limits.imageBytes + 1), texts.size, 413],
  ] as const)(
    'is rejected by both channels, storing nothing, when its picture is %s',
    { tags: ['night'] },
    async (_, bytes, sentence, status) => {
      const requestId = randomUUID();
      const sent = await uploadIncoming(staff.id, bytes);
      const request = { ...form(), requestId };
      const called = await callAs(staff.token, `save${one}`, { ...request, [field]: sent });
      expect(refusalOf(called)).toEqual({ status: 400, message: sentence });
      const url = `data:image/png;base64,${bytes.toString('base64')}`;
      const posted = await apiAs(staff.token, 'POST', `/api/${kind}`, {
        ...request,
        [field]: url,
      });
      expect(refusalOf(posted)).toEqual({ status, message: sentence });
      expect(await stored(`${kind}/${requestId}`)).toBeUndefined();
      expect(await filesOf(kind, requestId)).toEqual([]);
      expect(await create(staff, { ...request, ...(await picture()) })).toHaveProperty('id');
    },
  );
});

describe('Photo', () => {
  const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;

  it.each(photos.creations)('is stored by $channel with its size and date', async ({ ask }) => {
    const image = await dataUrl();
    const photo = photos.recordOf(await ask(staff, { titre: 'Tour parallèle', image }));
    expect(photo).toEqual({
      ...{ id: photo.id, titre: 'Tour parallèle', description: '', categorie: 'Autre' },
      imageUrl: expect.stringContaining(`galerie%2F${photo.id}`) as string,
      picture: photo.picture,
      size: expect.any(Number) as number,
      dateUpload: isoDate,
    });
    const published = await fetch(String(photo['imageUrl']));
    expect((await published.arrayBuffer()).byteLength).toBe(photo['size']);
  });

  it.each(photos.changes)(
    'keeps the omitted fields when it is corrected by $channel',
    async ({ ask }) => {
      const details = { categorie: 'Informatique', description: 'Atelier' };
      const before = await photos.create(staff, { ...details, image: await dataUrl() });
      const { id } = before;
      const after = photos.recordOf(await ask(staff, { id, titre: 'Fraiseuse' }));
      expect(after).toEqual({ ...before, titre: 'Fraiseuse' });
      const emptied = await ask(staff, { id, titre: 'Fraiseuse', description: '' });
      expect(photos.recordOf(emptied)).toMatchObject({ description: '' });
    },
  );
});
