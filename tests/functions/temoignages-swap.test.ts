import { serverMessages } from '@centre/domain/messages/server';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { beforeAll, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { keepCollections } from '../kept-collections.ts';
import { change } from './admin.ts';
import { oneOf, publications, run } from './publishing.ts';
import { newStaff, type Staff } from './staff.ts';
import { drafts, leavePublished } from './temoignages.ts';

keepCollections('temoignages', 'places');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

const swap = (id: string | undefined, instead: string | undefined) =>
  run(commands.setTemoignageStatut, staff, { id, statut: 'publie', instead });

it('a draft takes the place of a published one, which becomes a draft', async () => {
  const [first, ...rest] = await leavePublished(6);
  const [draft] = await drafts(1);
  await swap(draft, first);
  const six = [...rest, draft].toSorted();
  expect(await publications()).toEqual({ published: six, holders: six });
  const [other] = await drafts(1);
  await expect(swap(other, first)).rejects.toMatchObject({
    message: serverMessages.notPublished,
  });
});

it('an older draft that holds a place besides gives it back', async () => {
  const [first, ...rest] = await leavePublished(5);
  const [draft] = await drafts(1);
  await firestore().doc('places/6').create({ temoignage: draft });
  await swap(draft, first);
  const five = [...rest, draft].toSorted();
  expect(await publications()).toEqual({ published: five, holders: five });
});

it('of seven that an older site published none is replaced', async () => {
  const [first] = await leavePublished(6);
  const [seventh, draft] = await drafts(2);
  await change(`temoignages/${String(seventh)}`, { statut: 'publie' });
  await expect(swap(draft, first)).rejects.toMatchObject({
    message: staffTemoignageMessages.limit,
  });
  expect((await publications()).published).toContain(first);
});

it('of swaps and publications at once, six stay published', async () => {
  const published = await leavePublished(6);
  const ids = await drafts(12);
  await Promise.allSettled(
    ids.map((id, index) =>
      index % 3 === 2
        ? run(commands.setTemoignageStatut, staff, { id, statut: 'publie' })
        : swap(id, oneOf(published, index % 2)),
    ),
  );
  const after = await publications();
  expect(after.published).toHaveLength(6);
  expect(after.holders).toEqual(after.published);
});
