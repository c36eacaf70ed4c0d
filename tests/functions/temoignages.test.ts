import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { keepCollections } from '../kept-collections.ts';
import { change, stored } from './admin.ts';
import { answerOf, callAs, channelsTo, rotate, refusalOf, run, type Reply } from './calls.ts';
import {
  storeDrafts,
  setPublishedCount,
  publishedIds,
  temoignageFields,
  temoignages,
} from './contents.ts';
import { injectRace } from './crashes.ts';
import { asMember, type Staff } from './members.ts';
import { uniquePng, filesOf, objectExists, uploadIncoming } from './pictures.ts';

keepCollections('temoignages', 'marques', 'contenusSupprimes', 'corbeilleTemoignages');

const { creations, changes, create, recordOf, notFound } = temoignages;
const path = (id: string) => `/api/temoignages/${id}`;
const statutChanges = channelsTo('setTemoignageStatut', 'PUT', path);
const publie = { statut: 'publie' };

let staff: Staff;
beforeAll(async () => {
  staff = await asMember('CONTENT_MANAGER');
});

beforeEach(async () => {
  await setPublishedCount(0);
});

/** Refusal at the limit: a conflict at the API; callables use the status of invalid input. */
const full = (channel: string) => ({
  status: channel.startsWith('the callable') ? 400 : 409,
  message: staffTemoignageMessages.limit,
});
const isFull = (reply: Reply): boolean =>
  reply.status !== 200 && refusalOf(reply).message === staffTemoignageMessages.limit;

describe.each(creations)('New temoignage by $channel', ({ channel, ask }) => {
  it('is published by default when no statut is given', async () => {
    const photo = await uploadIncoming(staff.id, await uniquePng());
    const one = recordOf(await ask(staff, temoignageFields({ note: 4, photo })));
    expect(one).toEqual({
      ...temoignageFields({ note: 4, ...publie }),
      ...{ promotion: '', entreprise: '', poste: '' },
      id: one.id,
      photo: expect.stringContaining(`temoignages%2F${one.id}`) as string,
      picture: one.picture,
      dateCreation: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    expect(await publishedIds()).toEqual([one.id]);
  });

  it('is rejected when six are published, but accepted as a draft with its upload', async () => {
    const six = await setPublishedCount(6);
    const requestId = randomUUID();
    const photo = await uploadIncoming(staff.id, await uniquePng());
    const request = temoignageFields({ requestId, photo });
    expect(refusalOf(await ask(staff, request))).toEqual(full(channel));
    expect(await stored(`temoignages/${requestId}`)).toBeUndefined();
    expect(await filesOf('temoignages', requestId)).toEqual([]);
    expect(await objectExists(photo.path)).toBe(true);

    const draft = recordOf(await ask(staff, { ...request, statut: 'brouillon' }));
    expect(draft).toMatchObject({ id: requestId, statut: 'brouillon' });
    expect(await publishedIds()).toEqual(six.toSorted());
  });
});

describe.each(changes)('Update of a temoignage by $channel', ({ channel, ask }) => {
  it('changes only the given fields, and keeps the statut', async () => {
    const details = { promotion: '2019', entreprise: 'Froid du Golfe', note: 5 };
    const before = await create(staff, { ...details, ...publie });
    const { id } = before;
    const after = recordOf(await ask(staff, { id, ...temoignageFields({ nom: 'Agbeko' }) }));
    expect(after).toEqual({ ...before, nom: 'Agbeko' });
    expect(await publishedIds()).toEqual([id]);
  });

  it('unpublishes with statut brouillon, and clears emptied fields', async () => {
    const { id } = await create(staff, { ...publie, poste: 'Soudeur', note: 3 });
    const draft = { id, ...temoignageFields({ statut: 'brouillon', poste: '', note: null }) };
    const after = recordOf(await ask(staff, draft));
    expect(after).toMatchObject({ poste: '' });
    expect(after).not.toHaveProperty('note');
    expect(await publishedIds()).toEqual([]);
  });

  it('rejects a seventh publication, and accepts a change of a published one', async () => {
    const [first] = await setPublishedCount(6);
    const { id } = await create(staff);
    const refused = await ask(staff, { id, ...temoignageFields(publie) });
    expect(refusalOf(refused)).toEqual(full(channel));
    const published = { id: first, ...temoignageFields({ ...publie, nom: 'Agbeko' }) };
    expect(recordOf(await ask(staff, published))).toMatchObject({ nom: 'Agbeko' });
  });
});

describe.each(statutChanges)('Publication of a temoignage by $channel', ({ channel, ask }) => {
  it('is idempotent, and is undone by statut brouillon', async () => {
    const { id } = await create(staff);
    for (const attempt of [1, 2]) {
      const answer = recordOf(await ask(staff, { id, ...publie }));
      expect({ attempt, statut: answer['statut'] }).toEqual({ attempt, ...publie });
      expect(await publishedIds()).toEqual([id]);
    }
    recordOf(await ask(staff, { id, statut: 'brouillon' }));
    expect(await publishedIds()).toEqual([]);
    const absent = await ask(staff, { id: randomUUID(), ...publie });
    expect(refusalOf(absent)).toEqual(notFound);
  });

  it('is rejected for the seventh until another becomes a draft', async () => {
    const [first] = await setPublishedCount(6);
    const { id } = await create(staff);
    expect(refusalOf(await ask(staff, { id, ...publie }))).toEqual(full(channel));
    expect(await stored(`temoignages/${id}`)).toMatchObject({ statut: 'brouillon' });
    await ask(staff, { id: first, statut: 'brouillon' });
    expect(recordOf(await ask(staff, { id, ...publie }))).toMatchObject(publie);
  });
});

it.each(temoignages.deletions)(
  'Deletion by $channel removes a temoignage from the published ones',
  async (channel) => {
    const { id } = await create(staff, publie);
    expect(await publishedIds()).toEqual([id]);
    answerOf(await channel.ask(staff, { id }));
    expect(await publishedIds()).toEqual([]);
  },
);

describe('Limit of six published temoignages', () => {
  const publish = (id: string) => run(commands.setTemoignageStatut, staff, { id, ...publie });

  it('counts a temoignage once when it is sent ten times concurrently', async () => {
    const requestId = randomUUID();
    const request = temoignageFields({ requestId });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => rotate(creations, index).ask(staff, request)),
    );
    const ids = new Set(replies.map((reply) => recordOf(reply).id));
    expect([...ids]).toEqual([requestId]);
    expect(await publishedIds()).toEqual([...ids]);
  });

  it(
    'accepts one of fifty concurrent publications when five are published',
    { tags: ['night'] },
    async () => {
      await setPublishedCount(5);
      const ids = await storeDrafts(50);
      const outcomes = await Promise.allSettled(ids.map(publish));
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refusals).toHaveLength(49);
      for (const { reason } of refusals) {
        expect(reason).toMatchObject({ message: staffTemoignageMessages.limit });
      }
      expect(await publishedIds()).toHaveLength(6);
    },
  );

  it.each([
    ['exists', () => Promise.resolve()],
    ['does not exist', () => firestore().doc('marques/publications').delete()],
  ])(
    'rejects the later of two concurrent publications when the marker document %s',
    async (_, mark) => {
      await setPublishedCount(5);
      const [first = '', second = ''] = await storeDrafts(2);
      await mark();
      const late = injectRace(
        () => publish(first),
        () => publish(second),
      );
      await expect(late).rejects.toMatchObject({ code: 'failed-precondition' });
      expect(await stored(`temoignages/${first}`)).toMatchObject({ statut: 'brouillon' });
      expect(await publishedIds()).toHaveLength(6);
    },
  );

  it('restores a deleted temoignage as published when below six, else as a draft', async () => {
    await setPublishedCount(5);
    const { id } = await create(staff, publie);
    await temoignages.remove(staff, id);
    await temoignages.restore(staff, id);
    expect(await publishedIds()).toContain(id);
    await temoignages.remove(staff, id);
    const [draft = ''] = await storeDrafts(1);
    await injectRace(
      () => temoignages.restore(staff, id),
      () => publish(draft),
    );
    expect(await publishedIds()).toHaveLength(6);
    expect(await stored(`temoignages/${id}`)).toMatchObject({ statut: 'brouillon' });
  });

  it('rejects another publication when older data has seven published already', async () => {
    await setPublishedCount(6);
    const [stray, other] = [await create(staff), await create(staff)];
    await change(`temoignages/${stray.id}`, publie);
    const ask = (id: string) => callAs(staff.token, 'setTemoignageStatut', { id, ...publie });
    expect(isFull(await ask(other.id))).toBe(true);
    expect((await ask(stray.id)).status).toBe(200);
    expect(await publishedIds()).toHaveLength(7);
  });
});
