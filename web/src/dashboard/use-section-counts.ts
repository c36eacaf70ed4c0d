import { can, type Role } from '@centre/domain/permissions';
import { useCallback, useEffect, useState } from 'react';
import { countOf, type CountedCollection } from '../data/section-counts.ts';
import { useEvery } from '../ui/use-every.ts';
import { useFirstRows } from './inscriptions/first-rows.tsx';
import { useOnRefresh } from './shared/refresh.ts';

/** How old a count may be when nothing announces a change, in milliseconds. */
const countMs = 60_000;

/** How many documents stand behind the sections that show it; absent until it is known. */
export type SectionCounts = Readonly<Partial<Record<CountedCollection, number>>>;

/**
 * The counts that `role` may know.
 *
 * @param arrivals how many applications have arrived meanwhile. Members are created and deleted
 * here, by whoever then counts them anew.
 */
export function useSectionCounts(role: Role, arrivals: number): SectionCounts {
  const { areShown } = useFirstRows();
  const inscriptions = useCount(
    'inscriptions',
    areShown && can(role, 'inscriptions', 'read'),
    arrivals,
  );
  const users = useCount('users', areShown && can(role, 'users', 'read'));
  return {
    ...(inscriptions !== undefined && { inscriptions }),
    ...(users !== undefined && { users }),
  };
}

function useCount(
  name: CountedCollection,
  isAllowed: boolean,
  arrivals = 0,
): number | undefined {
  const [count, setCount] = useState<number>();

  const recount = useCallback(async () => {
    if (!isAllowed) return;
    await countOf(name).then(setCount, (error: unknown) => {
      // The former count stays: it is a help beside the section, not its content.
      console.warn(`The documents of ${name} could not be counted.`, error);
    });
  }, [name, isAllowed]);

  useEffect(() => void recount(), [recount, arrivals]);
  useEvery(countMs, isAllowed, () => {
    if (!document.hidden) void recount();
  });
  useOnRefresh(recount);
  return count;
}
