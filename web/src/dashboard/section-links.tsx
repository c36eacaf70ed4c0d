import { chakra, Flex } from '@chakra-ui/react';
import { can, type Role } from '@centre/domain/permissions';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { dashboard } from '../content/dashboard/shell.ts';
import {
  countOf,
  useNewestInscription,
  type CountedCollection,
} from '../data/section-counts.ts';
import { innerFocusRing } from '../ui/focus-ring.ts';
import { formatCount } from '../ui/format-count.ts';
import { useEvery } from '../ui/use-every.ts';
import { useFirstRows } from './inscriptions/first-rows.tsx';
import { useOnRefresh } from './shared/refresh.ts';
import type { DashboardTab } from './tabs.ts';

const SectionLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: 'touch',
    paddingInline: '3',
    fontWeight: '600',
    color: 'ink.muted',
    borderBlock: '3px solid transparent',
    transition: 'color {durations.quick} ease-out, border-color {durations.quick} ease-out',
    _hover: { color: 'brand' },
    _focusVisible: innerFocusRing,
    '&[aria-current=page]': { borderBottomColor: 'call', color: 'brand' },
  },
});

const Count = chakra('span', {
  base: {
    borderRadius: 'round',
    background: 'surface.sunken',
    paddingInline: '2',
    fontSize: 'xs',
    fontWeight: '400',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.5',
    color: 'ink.muted',
  },
});

interface SectionLinksProps {
  readonly role: Role;
  readonly tabs: readonly DashboardTab[];
}

/** The row of sections; on a narrow screen it scrolls, and shows the one that is open. */
export function SectionLinks({ role, tabs }: SectionLinksProps) {
  const row = useRef<HTMLDivElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const counts: SectionCounts & Readonly<Record<string, number>> = useSectionCounts(
    role,
    arrivals,
  );
  const { pathname } = useLocation();
  // Each count that becomes known makes the row longer.
  const known = Object.keys(counts).length;

  useEffect(() => {
    row.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname, known]);

  return (
    <nav aria-label={dashboard.sections}>
      {can(role, 'inscriptions', 'read') && (
        <ArrivalListener onArrival={() => setArrivals((count) => count + 1)} />
      )}
      <Flex
        ref={row}
        overflowX="auto"
        scrollbarWidth="none"
        paddingInline={{ base: '1', md: '3' }}
      >
        {tabs.map(({ path, label }) => (
          <SectionLink key={path} to={path}>
            {label}
            {counts[path] !== undefined && (
              <>
                {' '}
                <Count>{formatCount(counts[path])}</Count>
              </>
            )}
          </SectionLink>
        ))}
      </Flex>
    </nav>
  );
}

/** Says when an application has arrived; a part of its own, because not everybody may ask. */
function ArrivalListener({ onArrival }: { readonly onArrival: () => void }) {
  const newest = useNewestInscription();
  const known = useRef(newest);
  const onNewest = useEffectEvent(() => {
    if (known.current !== undefined && known.current !== newest) onArrival();
    known.current = newest;
  });
  useEffect(() => onNewest(), [newest]);
  return null;
}

/** How old a count may be when nothing announces a change, in milliseconds. */
const countMs = 60_000;

/** How many documents stand behind the sections that show it; absent until it is known. */
type SectionCounts = Readonly<Partial<Record<CountedCollection, number>>>;

/**
 * The counts that `role` may know.
 *
 * @param arrivals how many applications have arrived meanwhile. Members are created and deleted
 * here, by whoever then counts them anew.
 */
function useSectionCounts(role: Role, arrivals: number): SectionCounts {
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
