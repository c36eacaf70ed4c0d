import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { countInscriptions } from '../data/staff/desk-campagnes.ts';
import { countMembers } from '../data/staff/users.ts';
import { useQuery } from '../data/use-query.ts';
import { innerFocusRing } from '../ui/focus-ring.ts';
import { formatCount } from '../ui/format-count.ts';
import { useEvery } from '../ui/use-every.ts';
import { dashboard } from './shell.texts.ts';
import { useOnRefresh } from './ui/loading.ts';
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

const Row = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: { base: '1', md: '3' },
    // A shadow at each edge that hides sections. The two `local` gradients scroll with the
    // sections and cover the shadow at the end of the row.
    background:
      'linear-gradient(to right, {colors.surface.raised} 40%, transparent) 0 / 48px 100% no-repeat local,' +
      'linear-gradient(to left, {colors.surface.raised} 40%, transparent) 100% / 48px 100% no-repeat local,' +
      'linear-gradient(to right, {colors.line.strong}, transparent) 0 / 14px 100% no-repeat,' +
      'linear-gradient(to left, {colors.line.strong}, transparent) 100% / 14px 100% no-repeat',
  },
});

const CountBadge = chakra('span', {
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

/** Navigation between sections. On a narrow screen it scrolls to the open one. */
export function SectionLinks({ tabs }: { readonly tabs: readonly DashboardTab[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const links = tabs.filter(({ path }) => !path.includes('/'));
  const scrollToOpen = useCallback(() => {
    row.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  useEffect(scrollToOpen, [pathname, scrollToOpen]);

  return (
    <nav aria-label={dashboard.sections}>
      <Row ref={row} onFocus={scrollToFocused}>
        {links.map(({ path, label }) => (
          <SectionLink key={path} to={path}>
            {label}
            {path === 'inscriptions' && <InscriptionCount onLoaded={scrollToOpen} />}
            {path === 'users' && <MemberCount onLoaded={scrollToOpen} />}
          </SectionLink>
        ))}
      </Row>
    </nav>
  );
}

/**
 * Scrolls a link focused by keyboard fully into view, which Chromium omits when its edge is
 * visible. A tapped link stays under the finger.
 */
function scrollToFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }
}

interface CountProps {
  /** Called when the count has loaded, because it makes the row longer. */
  readonly onLoaded: () => void;
}

/** Interval between two counts of the applications, in milliseconds. */
const recountMs = 10 * 60_000;

function InscriptionCount({ onLoaded }: CountProps) {
  const { value, reload } = useCount(countInscriptions, onLoaded);
  useEvery(recountMs, value !== undefined, () => {
    if (!document.hidden) void reload();
  });
  return <Count value={value} />;
}

// No interval: members change only in this dashboard, which then refreshes the count.
function MemberCount({ onLoaded }: CountProps) {
  return <Count value={useCount(countMembers, onLoaded).value} />;
}

/** Count of a section's documents. */
function useCount(read: () => Promise<number>, onLoaded: () => void) {
  const { value, reload } = useQuery(read, 'A section could not be counted.');
  const isLoaded = value !== undefined;
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  useOnRefresh(reload);
  return { value, reload };
}

function Count({ value }: { readonly value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      {' '}
      <CountBadge>{formatCount(value)}</CountBadge>
    </>
  );
}
