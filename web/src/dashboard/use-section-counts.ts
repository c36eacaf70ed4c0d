import { can, type Role } from '@centre/domain/permissions';
import { useEffect, useEffectEvent, useState } from 'react';
import { rowsFirst } from '../data/inscriptions/rows-first.ts';
import { countOf, watchNews, type CountedCollection } from '../data/section-counts.ts';
import { useEvery } from '../ui/use-every.ts';
import { useOnRefresh } from './shared/refresh.ts';

/** How old a count may be when nothing announces a change, in milliseconds. */
const countMs = 60_000;

/** How many documents stand behind the sections that show it; absent until it is known. */
export type SectionCounts = Readonly<Partial<Record<CountedCollection, number>>>;

/** The counts that `role` may know. */
export function useSectionCounts(role: Role): SectionCounts {
  const inscriptions = useCount('inscriptions', can(role, 'inscriptions', 'read'));
  const users = useCount('users', can(role, 'users', 'read'));
  return {
    ...(inscriptions !== undefined && { inscriptions }),
    ...(users !== undefined && { users }),
  };
}

function useCount(name: CountedCollection, isAllowed: boolean): number | undefined {
  const [count, setCount] = useState<number>();

  async function recount(): Promise<void> {
    if (!isAllowed) return;
    try {
      await rowsFirst();
      setCount(await countOf(name));
    } catch (error) {
      // The former count stays: it is a help beside the section, not its content.
      console.warn(`The documents of ${name} could not be counted.`, error);
    }
  }

  const onNews = useEffectEvent(() => void recount());
  useEffect(() => (isAllowed ? watchNews(name, () => onNews()) : undefined), [name, isAllowed]);
  useEvery(countMs, isAllowed, () => {
    if (!document.hidden) void recount();
  });
  useOnRefresh(recount);
  return count;
}
