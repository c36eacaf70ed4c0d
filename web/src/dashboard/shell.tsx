import { Box, chakra, SkipNavLink } from '@chakra-ui/react';
import { skipNavLinkRecipe } from '@chakra-ui/react/theme';
import { useCallback, useEffect, type ReactNode } from 'react';
import { can } from '@centre/domain/permissions';
import type { ConnectedMember } from '../data/session/session.ts';
import { noFocusRing } from '../ui/focus-ring.ts';
import { Announcer } from '../ui/announcer.tsx';
import { dashboard } from './shell.texts.ts';
import { SectionLinks } from './section-links.tsx';
import { ShellHead } from './shell-head.tsx';
import type { DashboardTab } from './tabs.ts';
import { CentreOnPaper } from './ui/dialog.tsx';
import {
  isUnsent,
  subscribeToWaiting,
  waitingTemoignages,
} from '../data/staff/temoignage-outbox.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useEvery } from '../ui/use-every.ts';

/** Interval of retries while a testimonial waits in the outbox, in milliseconds. */
const retryMs = 30_000;

/**
 * Sends the testimonials in the outbox of `member` as soon as the server can be reached, in
 * any section. The limit of published testimonials applies at that moment.
 */
function useOutbox({ id, role }: ConnectedMember): void {
  const mayWrite = can(role, 'temoignages', 'create');
  const trySending = useCallback(() => void sendOutbox(id), [id]);
  useEvery(retryMs, mayWrite, trySending);
  useEffect(() => {
    if (!mayWrite) return;
    trySending();
    addEventListener('online', trySending);
    const stopListening = subscribeToWaiting(trySending);
    return () => {
      removeEventListener('online', trySending);
      stopListening();
    };
  }, [trySending, mayWrite]);
}

async function sendOutbox(uid: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const copies = await waitingTemoignages(uid);
    if (!copies.some(isUnsent)) return;
    // Loaded on demand, because few members have anything in the outbox.
    const { sendWaiting } = await import('./temoignages/send-waiting.ts');
    await sendWaiting(uid);
  } catch (error) {
    console.warn('The waiting testimonials could not be sent.', error);
  }
}

const ClockNotice = lazyComponent(
  async () => (await import('./clock-notice.tsx')).ClockNotice,
  null,
);

interface ShellProps {
  readonly member: ConnectedMember;
  readonly tabs: readonly DashboardTab[];
  readonly children: ReactNode;
}

const contentId = 'contenu';

/** Frame of every section: header and navigation. */
export function Shell({ member, tabs, children }: ShellProps) {
  useOutbox(member);
  return (
    <Box minHeight="100dvh" background="surface.raised" fontSize="sm">
      <SkipNavLink
        recipe={skipNavLinkRecipe}
        id={contentId}
        zIndex="front"
        padding="0"
        _focusVisible={{ padding: '3' }}
      >
        {dashboard.skip}
      </SkipNavLink>
      <chakra.header borderBottomWidth="1px">
        <ShellHead member={member} />
        <SectionLinks tabs={tabs} />
      </chakra.header>
      <chakra.main
        id={contentId}
        tabIndex={-1}
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock={{ base: '3', md: '5' }}
        {...noFocusRing}
      >
        <CentreOnPaper />
        <ClockNotice />
        {children}
      </chakra.main>
      <Announcer />
    </Box>
  );
}
