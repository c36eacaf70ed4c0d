import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ConnectedMember } from '../data/session/session.ts';
import { noFocusRing } from '../ui/focus-ring.ts';
import { Announcer } from '../ui/announcer.tsx';
import { dashboard } from './shell.texts.ts';
import { SectionLinks } from './section-links.tsx';
import { ShellHead } from './shell-head.tsx';
import type { DashboardTab } from './tabs.ts';
import { CentreOnPaper } from './ui/centre-on-paper.tsx';
import { useOutbox } from './use-outbox.ts';

interface ShellProps {
  readonly member: ConnectedMember;
  readonly tabs: readonly DashboardTab[];
  readonly children: ReactNode;
}

const contentId = 'contenu';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '1',
    insetInlineStart: '1',
    zIndex: 'front',
    padding: '3',
    background: 'surface.raised',
    borderRadius: 'control',
    '&:not(:focus)': { srOnly: true },
  },
});

/** The frame of every section: head and navigation. */
export function Shell({ member, tabs, children }: ShellProps) {
  useOutbox(member);
  return (
    <Box minHeight="100dvh" background="surface.raised" fontSize="sm">
      <SkipLink href={`#${contentId}`}>{dashboard.skip}</SkipLink>
      <chakra.header borderBottomWidth="1px">
        <ShellHead member={member} />
        <SectionLinks tabs={tabs} />
      </chakra.header>
      <chakra.main
        id={contentId}
        tabIndex={-1}
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock={{ base: '4', md: '5' }}
        {...noFocusRing}
      >
        <CentreOnPaper />
        {children}
      </chakra.main>
      <Announcer />
    </Box>
  );
}
