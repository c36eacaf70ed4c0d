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
    // A shade at an edge that hides sections; at the end of the row its cover, which scrolls
    // with the sections, lies on it.
    background:
      'linear-gradient(to right, {colors.surface.raised} 40%, transparent) 0 / 48px 100% no-repeat local,' +
      'linear-gradient(to left, {colors.surface.raised} 40%, transparent) 100% / 48px 100% no-repeat local,' +
      'linear-gradient(to right, {colors.line.strong}, transparent) 0 / 14px 100% no-repeat,' +
      'linear-gradient(to left, {colors.line.strong}, transparent) 100% / 14px 100% no-repeat',
  },
});

const CountMark = chakra('span', {
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
  const links = tabs.filter(({ path }) => !path.includes('/'));
  const showOpen = useCallback(() => {
    row.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  useEffect(showOpen, [pathname, showOpen]);

  return (
    <nav aria-label={dashboard.sections}>
      <Row ref={row} onFocus={showFocused}>
        {links.map(({ path, label }) => (
          <SectionLink key={path} to={path}>
            {label}
            {path === 'inscriptions' && <InscriptionCount onKnown={showOpen} />}
            {path === 'users' && <MemberCount onKnown={showOpen} />}
          </SectionLink>
        ))}
      </Row>
    </nav>
  );
}

/**
 * Chromium leaves a link that has the focus where it is when its edge is in sight. A link that is
 * pressed stays where it is, under the finger.
 */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }
}

interface CountProps {
  /** Called when the count is there, which makes the row longer. */
  readonly onKnown: () => void;
}

/** How often the applications are counted anew, in milliseconds. */
const inscriptionsMs = 10 * 60_000;

function InscriptionCount({ onKnown }: CountProps) {
  const { value, reload } = useCount(countInscriptions, onKnown);
  useEvery(inscriptionsMs, value !== undefined, () => {
    if (!document.hidden) void reload();
  });
  return <Count value={value} />;
}

// Only this dashboard creates and deletes members, and then counts again.
function MemberCount({ onKnown }: CountProps) {
  return <Count value={useCount(countMembers, onKnown).value} />;
}

/** How many documents stand behind a section. */
function useCount(read: () => Promise<number>, onKnown: () => void) {
  const { value, reload } = useQuery(read, 'A section could not be counted.');
  const isKnown = value !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  useOnRefresh(reload);
  return { value, reload };
}

/** Nothing until it is known. */
function Count({ value }: { readonly value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      {' '}
      <CountMark>{formatCount(value)}</CountMark>
    </>
  );
}
