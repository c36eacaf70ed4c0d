import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepCollections } from '../kept-collections.ts';
import { stored } from './admin.ts';
import * as articles from './articles.ts';
import * as photos from './photos.ts';
import {
  answerOf,
  dataUrl,
  drawing,
  expectFilesToAgree,
  filesOf,
  oneOf,
  publications,
  quarantined,
  refusalOf,
} from './publishing.ts';
import { newStaff, type Staff } from './staff.ts';
import * as temoignages from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
  await temoignages.leavePublished(0);
});

/** What is published with a picture: its channels, its words, and how it is found in an answer. */
const kinds = [
  {
    ...articles,
    kind: 'articles',
    field: 'image',
    given: articles.words(),
    recordOf: articles.articleOf,
  },
  {
    ...photos,
    kind: 'galerie',
    field: 'image',
    given: { titre: 'Tour parallèle' },
    recordOf: photos.photoOf,
  },
  {
    ...temoignages,
    kind: 'temoignages',
    field: 'photo',
    given: temoignages.speech({ statut: 'brouillon' }),
    recordOf: temoignages.temoignageOf,
  },
] as const;

describe.each(kinds)('of $kind', ({ kind, field, given, recordOf, create, ...kindOf }) => {
  const { creations, changes, deletions, notFound } = kindOf;
  const picture = async () => ({ [field]: await dataUrl() });

  it.each(creations)('one is made by $channel, however often it is sent', async ({ ask }) => {
    const request = { ...given, requestId: randomUUID(), ...(await picture()) };
    const first = recordOf(await ask(staff, request));
    expect(recordOf(await ask(staff, request))).toEqual(first);
    expect(first.id).toBe(request.requestId);
    await expectFilesToAgree(kind, first.id);
  });

  it('one is made of ten that come at once', { tags: ['night'] }, async () => {
    const requestId = randomUUID();
    const image = await quarantined(staff.id, await drawing());
    const request = { ...given, requestId, [field]: image };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => oneOf(creations, index).ask(staff, request)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(recordOf(reply))))).toHaveLength(1);
    await expectFilesToAgree(kind, requestId);
  });

  describe.each(changes)('one that $channel changes', ({ ask }) => {
    it('gets a new picture in place of the old one, whose files go', async () => {
      const { id, picture: former } = await create(staff, await picture());
      const after = recordOf(await ask(staff, { id, ...given, ...(await picture()) }));
      expect(after.picture?.folder).not.toBe(former?.folder);
      await expectFilesToAgree(kind, id);
    });

    it('is not found when it is not there, and nothing of its picture stays', async () => {
      const { id } = await create(staff);
      expect((await ask(staff, { id, ...given })).status).toBe(200);
      const missing = { id: randomUUID(), ...given, ...(await picture()) };
      expect(refusalOf(await ask(staff, missing))).toEqual(notFound);
      expect(await filesOf(kind, missing.id)).toEqual([]);
    });
  });

  it.each(deletions)('one that $channel deletes takes its files along', async ({ ask }) => {
    const { id } = await create(staff, await picture());
    expect(await filesOf(kind, id)).not.toEqual([]);
    answerOf(await ask(staff, { id }));
    expect(await stored(`${kind}/${id}`)).toBeUndefined();
    expect(await filesOf(kind, id)).toEqual([]);
    expect(refusalOf(await ask(staff, { id }))).toEqual(notFound);
  });
});

it('A testimonial sent ten times at once is one record, published once', async () => {
  await temoignages.leavePublished(0);
  const requestId = randomUUID();
  const request = temoignages.speech({ requestId });
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      oneOf(temoignages.creations, index).ask(staff, request),
    ),
  );
  const ids = replies.map((reply) => temoignages.temoignageOf(reply).id);
  expect(new Set(ids)).toEqual(new Set([requestId]));
  expect(await publications()).toEqual([requestId]);
});
