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
import { unsavedForms } from './ui/form-frames.tsx';
import { common } from './common.texts.ts';
import { refresh } from './ui/loading.ts';

/** Style of a header action: an icon, with a visible label on wide screens. */
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

/** Label of a header action; for screen readers only on a narrow screen. */
const HeadLabel = chakra('span', {
  base: { lgDown: { srOnly: true } },
});

/** Reloads the data on screen and announces the time of the reload. */
function RefreshButton() {
  const [isRefreshing, setRefreshing] = useState(false);
  const [status, setStatus] = useState<string>();

  async function run() {
    setRefreshing(true);
    setStatus(dashboard.refreshing);
    await refresh();
    setStatus(dashboard.refreshedAt(formatDateTime(now())));
    setRefreshing(false);
  }

  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <HeadButton
        title={status ?? common.refresh}
        disabled={isRefreshing}
        onClick={() => void run()}
      >
        <RefreshCw aria-hidden size={18} />
        <HeadLabel>{common.refresh}</HeadLabel>
      </HeadButton>
    </>
  );
}

const SiteLink = chakra('a', headAction);

/** Header of the dashboard: the member, and the actions common to all sections. */
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
        // Wraps onto a line of its own when the text is enlarged.
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
          <HeadLabel>{dashboard.site}</HeadLabel>
        </SiteLink>
        <HeadButton
          title={dashboard.logOut}
          onClick={() => {
            if (unsavedForms.size > 0) ask({ ...dashboard.unsaved, onConfirm: logOut });
            else void logOut();
          }}
        >
          <LogOut aria-hidden size={18} />
          <HeadLabel>{dashboard.logOut}</HeadLabel>
        </HeadButton>
      </Flex>
      {dialog}
    </Flex>
  );
}
