/** @module-tag night */
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { change, stored } from './admin.ts';
import {
  drawing,
  filesOf,
  isThere,
  oneOf,
  publications,
  quarantined,
  refusalOf,
  run,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, type Staff } from './staff.ts';
import {
  changes,
  create,
  creations,
  drafts,
  isFull,
  leavePublished,
  notFound,
  speech,
  statutChanges,
  temoignageOf,
} from './temoignages.ts';

keepCollections('temoignages');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

/** At the API a limit is a conflict; callables have one status for it and for bad input. */
const full = (channel: string) => ({
  status: channel.startsWith('the callable') ? 400 : 409,
  says: staffTemoignageMessages.limit,
});

describe.each(statutChanges)('publishing by $channel', ({ channel, ask }) => {
  const publie = { statut: 'publie' };

  it('counts once however often it is asked for, and no more once it is a draft', async () => {
    await leavePublished(0);
    const { id } = await create(staff);
    for (const attempt of [1, 2]) {
      const answer = temoignageOf(await ask(staff, { id, ...publie }));
      expect({ attempt, statut: answer['statut'] }).toEqual({ attempt, ...publie });
      expect(await publications()).toEqual([id]);
    }
    temoignageOf(await ask(staff, { id, statut: 'brouillon' }));
    expect(await publications()).toEqual([]);
  });

  it('is refused to the seventh until another is a draft again', async () => {
    const [first] = await leavePublished(6);
    const { id } = await create(staff);
    expect(refusalOf(await ask(staff, { id, ...publie }))).toEqual(full(channel));
    expect(await stored(`temoignages/${id}`)).toMatchObject({ statut: 'brouillon' });
    await ask(staff, { id: first, statut: 'brouillon' });
    expect(temoignageOf(await ask(staff, { id, ...publie }))).toMatchObject(publie);
  });

  it('is not found for a testimonial that is not there', async () => {
    await leavePublished(0);
    expect(refusalOf(await ask(staff, { id: randomUUID(), ...publie }))).toEqual(notFound);
  });
});

describe.each(creations)(
  'a new testimonial by $channel, when six are published',
  ({ channel, ask }) => {
    it('is refused, keeps what was uploaded, and can be sent as a draft', async () => {
      const six = await leavePublished(6);
      const requestId = randomUUID();
      const photo = await quarantined(staff.id, await drawing());
      const request = speech({ requestId, photo });
      expect(refusalOf(await ask(staff, request))).toEqual(full(channel));
      expect(await stored(`temoignages/${requestId}`)).toBeUndefined();
      expect(await filesOf('temoignages', requestId)).toEqual([]);
      expect(await isThere(photo.path)).toBe(true);

      const draft = temoignageOf(await ask(staff, { ...request, statut: 'brouillon' }));
      expect(draft).toMatchObject({ id: requestId, statut: 'brouillon' });
      expect(await publications()).toEqual(six.toSorted());
      expect(await isThere(photo.path)).toBe(false);
    });
  },
);

describe.each(changes)('a change by $channel, when six are published', ({ channel, ask }) => {
  it('publishes none, and leaves those that are published so', async () => {
    const [first] = await leavePublished(6);
    const { id } = await create(staff);
    expect(refusalOf(await ask(staff, { id, ...speech({ statut: 'publie' }) }))).toEqual(
      full(channel),
    );
    const published = { id: first, ...speech({ statut: 'publie', nom: 'Agbeko' }) };
    expect(temoignageOf(await ask(staff, published))).toMatchObject({ nom: 'Agbeko' });
  });
});

it('of fifty publications at once one succeeds where one more is allowed', async () => {
  await leavePublished(5);
  const ids = await drafts(50);
  const outcomes = await Promise.allSettled(
    ids.map((id) => run(commands.setTemoignageStatut, staff, { id, statut: 'publie' })),
  );
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refusals).toHaveLength(49);
  for (const { reason } of refusals) {
    expect(reason).toMatchObject({ message: staffTemoignageMessages.limit });
  }
  const published = await publications();
  expect(published).toHaveLength(6);
});

it('of twelve new ones at once six are published, whichever way they come', async () => {
  await leavePublished(0);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => oneOf(creations, index).ask(staff, speech())),
  );
  expect(replies.filter(isFull)).toHaveLength(6);
  const published = await publications();
  expect(published).toHaveLength(6);
});

it('no more than six are published after publishing and unpublishing at once', async () => {
  await leavePublished(0);
  const ids = await drafts(8);
  const asked = ids.flatMap((id) =>
    ['publie', 'brouillon', 'publie'].map((statut, index) =>
      oneOf(statutChanges, index).ask(staff, { id, statut }),
    ),
  );
  const replies = await Promise.all(asked);
  expect(replies.filter((reply) => reply.status !== 200 && !isFull(reply))).toEqual([]);
  const published = await publications();
  expect(published.length).toBeLessThanOrEqual(6);
});

it('testimonials that an older site published beyond the limit keep others from being published', async () => {
  await leavePublished(6);
  const publish = (id: string) =>
    callAs(staff.token, 'setTemoignageStatut', { id, statut: 'publie' });
  const [stray, other] = [await create(staff), await create(staff)];
  await change(`temoignages/${stray.id}`, { statut: 'publie' });
  expect(isFull(await publish(other.id))).toBe(true);
  expect((await publish(stray.id)).status).toBe(200);
  expect(await publications()).toHaveLength(7);
});
