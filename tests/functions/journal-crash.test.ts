/** @module-tag night */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { logger } from '../../functions/src/logger.ts';
import { entriesOf } from './journal.ts';
import { changes } from './journal-changes.ts';
import { atEveryWrite } from './crash-injection.ts';
import { run } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { newStaff, type Staff } from './staff.ts';
import { leavePublished } from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'reglages');

let chief: Staff;

beforeAll(async () => {
  // What could not be tidied up is logged, which is what these tests bring about.
  vi.spyOn(logger, 'warn').mockReturnValue();
  chief = await newStaff('SUPER_ADMIN');
});

describe('when the power fails', () => {
  it.each(changes)(
    'the journal tells of $action by $command.name exactly when it happened',
    async ({ action, command, prepare, state }) => {
      const outcomes = new Set<boolean>();
      await atEveryWrite({
        prepare: async () => {
          await leavePublished(0);
          const input = await prepare(chief);
          const entries = await entriesOf(chief, action);
          return { input, before: await state(input), entries: entries.length };
        },
        flow: ({ input }) => run(command, chief, input),
        check: async ({ input, before, entries }, { whole }) => {
          const after = await state(input);
          const isChanged = JSON.stringify(after) !== JSON.stringify(before);
          outcomes.add(isChanged);
          const added = (await entriesOf(chief, action)).length - entries;
          expect(added).toBe(isChanged ? 1 : 0);
          if (whole) expect(isChanged).toBe(true);
        },
      });
      expect(outcomes).toEqual(new Set([false, true]));
      await reconcileMembers(new Date(Date.now() + 15 * 60_000));
    },
  );
});
