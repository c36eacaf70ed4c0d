import { now } from '@centre/domain/clock';
import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { ExternalLink, LogOut, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@centre/domain/dates';
import { type ConnectedMember, logOut } from '../data/session/session.ts';
import { Logo } from '../ui/logo.tsx';
import { dashboard } from './shell.texts.ts';
import { RoleBadge } from './ui/role-badge.tsx';
import { useConfirm } from './ui/dialog.tsx';
import { typedForms } from './ui/form-frames.tsx';
import { common } from './common.texts.ts';
import { refresh } from './ui/loading.ts';

/** How an action of the dashboard's head looks: a drawing, and its word where there is room. */
const headAction = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    paddingInline: { base: '0', lg: '3' },
    borderRadius: 'control',
    color: 'ink.muted',
    fontWeight: '600',
    cursor: 'pointer',
    transition: 'background-color {durations.quick} ease-out, color {durations.quick} ease-out',
    _hover: { background: 'surface.sunken', color: 'ink' },
    _disabled: { opacity: 0.6, cursor: 'progress' },
  },
} as const;

const HeadButton = chakra('button', headAction, { defaultProps: { type: 'button' } });

/** The label of an action; on a narrow screen for screen readers only. */
const HeadWord = chakra('span', {
  base: { lgDown: { srOnly: true } },
});

/** Reloads everything on the screen, and shows when that was. */
function RefreshButton() {
  const [isRefreshing, setRefreshing] = useState(false);
  const [news, setNews] = useState<string>();

  async function run() {
    setRefreshing(true);
    setNews(dashboard.refreshing);
    await refresh();
    setNews(dashboard.refreshedAt(formatDateTime(now())));
    setRefreshing(false);
  }

  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <HeadButton
        title={news ?? common.refresh}
        disabled={isRefreshing}
        onClick={() => void run()}
      >
        <RefreshCw aria-hidden size={18} />
        <HeadWord>{common.refresh}</HeadWord>
      </HeadButton>
    </>
  );
}

const SiteLink = chakra('a', headAction);

/** The head of the dashboard: the member and the actions of all sections. */
export function ShellHead({ member }: { readonly member: ConnectedMember }) {
  const { ask, dialog } = useConfirm();

  return (
    <Flex
      wrap="wrap"
      align="center"
      gap={{ base: '2', md: '4' }}
      paddingInline={{ base: '3', md: '6' }}
    >
      <Box display={{ base: 'none', sm: 'block' }} flexShrink="0">
        <Logo size={32} />
      </Box>
      <Box display={{ base: 'none', lg: 'block' }} fontFamily="heading" fontSize="lg">
        {dashboard.title}
        <Box as="span" color="ink.muted">
          {' '}
          · {centre.abbreviation}
        </Box>
      </Box>
      <Flex
        // Large letters have a line of their own.
        flex="1 1 7rem"
        minWidth="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'flex-start', md: 'center' }}
        justify="flex-end"
        columnGap="2"
        paddingBlock="2"
        lineHeight="1.4"
      >
        <Box fontWeight="600" maxWidth="100%" overflow="hidden" textOverflow="ellipsis">
          {member.username}
        </Box>
        <RoleBadge role={member.role} />
      </Flex>
      <Flex align="center">
        <RefreshButton />
        <SiteLink href="/" title={dashboard.site}>
          <ExternalLink aria-hidden size={18} />
          <HeadWord>{dashboard.site}</HeadWord>
        </SiteLink>
        <HeadButton
          title={dashboard.logOut}
          onClick={() => {
            if (typedForms.size > 0) ask({ ...dashboard.unsaved, onConfirm: logOut });
            else void logOut();
          }}
        >
          <LogOut aria-hidden size={18} />
          <HeadWord>{dashboard.logOut}</HeadWord>
        </HeadButton>
      </Flex>
      {dialog}
    </Flex>
  );
}
