/** @module-tag night */
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { stored } from './admin.ts';
import { words } from './articles.ts';
import { dataUrl, drawing, filesOf, quarantined, refusalOf } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, callAs, newStaff, type Staff } from './staff.ts';
import { speech } from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

const { type, size } = messages.photo;
const { imageType, imageSize } = staffTemoignageMessages;

/** What has a picture: where it goes, what else it needs, and what is said of the picture. */
const kinds = [
  {
    collection: 'articles',
    callable: 'saveArticle',
    field: 'image',
    others: words(),
    says: { type, size },
  },
  {
    collection: 'galerie',
    callable: 'savePhoto',
    field: 'image',
    others: { titre: 'Tour parallèle' },
    says: { type, size },
  },
  {
    collection: 'temoignages',
    callable: 'saveTemoignage',
    field: 'photo',
    others: speech({ statut: 'brouillon' }),
    says: { type: imageType, size: imageSize },
  },
] as const;

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

const wrongFiles = [
  { file: 'an SVG that is called a PNG', bytes: svg, about: 'type', status: 415 },
  {
    file: 'a file of 20 MB and a byte',
    bytes: Buffer.alloc(20 * 1024 * 1024 + 1),
    about: 'size',
    status: 413,
  },
] as const;

describe.each(kinds)('a picture of $collection', ({ collection, callable, field, ...kind }) => {
  const request = (picture: unknown, requestId = randomUUID()) => ({
    ...kind.others,
    requestId,
    [field]: picture,
  });

  describe.each(wrongFiles)('that is $file', ({ bytes, about, status }) => {
    it('is refused with the specified text, and nothing is stored', async () => {
      const requestId = randomUUID();
      const sent = await quarantined(staff.id, bytes);
      const refused = await callAs(staff.token, callable, request(sent, requestId));
      expect(refusalOf(refused)).toEqual({ status: 400, says: kind.says[about] });
      expect(await stored(`${collection}/${requestId}`)).toBeUndefined();
      expect(await filesOf(collection, requestId)).toEqual([]);
      const good = await quarantined(staff.id, await drawing());
      const taken = await callAs(staff.token, callable, request(good, requestId));
      expect(taken.status).toBe(200);
    });

    it('is refused by the API with the status of a file', async () => {
      const url = `data:image/png;base64,${bytes.toString('base64')}`;
      const refused = await apiAs(staff.token, 'POST', `/api/${collection}`, request(url));
      expect(refusalOf(refused)).toEqual({ status, says: kind.says[about] });
      const good = request(await dataUrl());
      const taken = await apiAs(staff.token, 'POST', `/api/${collection}`, good);
      expect(taken.status).toBe(201);
    });
  });
});
