import { chakra, Flex } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { dashboard } from '../content/dashboard/shell.ts';
import {
  countInscriptions,
  countMembers,
  useNewestInscription,
} from '../data/section-counts.ts';
import { useReading } from '../data/use-reading.ts';
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

/** The row of sections; on a narrow screen it scrolls, and shows the one that is open. */
export function SectionLinks({ tabs }: { readonly tabs: readonly DashboardTab[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const showOpen = useCallback(() => {
    row.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  useEffect(showOpen, [pathname, showOpen]);

  return (
    <nav aria-label={dashboard.sections}>
      <Flex
        ref={row}
        overflowX="auto"
        scrollbarWidth="none"
        paddingInline={{ base: '1', md: '3' }}
      >
        {tabs.map(({ path, label }) => (
          <SectionLink key={path} to={path}>
            {label}
            {path === 'inscriptions' && <InscriptionCount onKnown={showOpen} />}
            {path === 'users' && <MemberCount onKnown={showOpen} />}
          </SectionLink>
        ))}
      </Flex>
    </nav>
  );
}

interface CountProps {
  /** Called when the count is there, which makes the row longer. */
  readonly onKnown: () => void;
}

function InscriptionCount({ onKnown }: CountProps) {
  const { count, recount } = useCount(countInscriptions, onKnown);
  const newest = useNewestInscription();
  const known = useRef(newest);
  const onNewest = useEffectEvent(() => {
    if (known.current !== undefined && known.current !== newest) void recount();
    known.current = newest;
  });
  useEffect(() => onNewest(), [newest]);
  return count;
}

// Only this dashboard creates and deletes members, and then counts again.
function MemberCount({ onKnown }: CountProps) {
  return useCount(countMembers, onKnown).count;
}

/** How old a count may be when nothing announces a change, in milliseconds. */
const countMs = 60_000;

/** How many documents stand behind a section; nothing until it is known. */
function useCount(read: () => Promise<number>, onKnown: () => void) {
  const { areShown } = useFirstRows();
  const { value, reload } = useReading(read, 'A section could not be counted.', {
    isReady: areShown,
  });
  const isKnown = value !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  useEvery(countMs, areShown, () => {
    if (!document.hidden) void reload();
  });
  useOnRefresh(reload);
  const count = isKnown && (
    <>
      {' '}
      <Count>{formatCount(value)}</Count>
    </>
  );
  return { count, recount: reload };
}
