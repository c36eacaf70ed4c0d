import { Box, chakra, Flex } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { roleLabels, type Role } from '@centre/domain/permissions';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { dashboard } from '../content/dashboard/shell.ts';
import { logOut, type ConnectedMember } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Emblem } from '../ui/emblem.tsx';
import type { DashboardTab } from './tabs.ts';

interface ShellProps {
  readonly member: ConnectedMember;
  readonly tabs: readonly DashboardTab[];
  readonly children: ReactNode;
}

const badgeColours = {
  SUPER_ADMIN: { background: 'role.superAdmin', color: 'ink.inverse' },
  ADMIN_FULL: { background: 'role.adminFull', color: 'ink.inverse' },
  CONTENT_MANAGER: { background: 'role.contentManager', color: 'ink' },
  INSCRIPTIONS_MANAGER: { background: 'role.inscriptionsManager', color: 'ink' },
  VIEWER: { background: 'role.viewer', color: 'ink.inverse' },
} as const satisfies Record<Role, { background: string; color: string }>;

const TabLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    fontSize: 'sm',
    fontWeight: '600',
    borderBottom: '3px solid transparent',
    '&[aria-current=page]': { borderColor: 'call', color: 'brand' },
  },
});

/** What surrounds every section of the dashboard: who is connected, and where one can go. */
export function Shell({ member, tabs, children }: ShellProps) {
  return (
    <Box minHeight="100vh" background="surface.raised" fontSize="sm">
      <chakra.header borderBottom="1px solid" borderColor="line" paddingInline="4">
        <Flex align="center" gap="3" wrap="wrap" paddingBlock="2">
          <Emblem size={36} />
          <Box fontFamily="heading" fontWeight="600" fontSize="lg" flex="1" minWidth="0">
            {dashboard.title}
            <Box as="span" color="ink.muted" display={{ base: 'none', md: 'inline' }}>
              {' '}
              · {centre.abbreviation}
            </Box>
          </Box>
          <Flex align="center" gap="2">
            <Box fontWeight="600">{member.username}</Box>
            <Box
              {...badgeColours[member.role]}
              borderRadius="round"
              paddingInline="3"
              fontSize="xs"
              fontWeight="600"
            >
              {roleLabels[member.role].name}
            </Box>
          </Flex>
          <Button look="quiet" fontSize="sm" onClick={() => void logOut()}>
            <LogOut aria-hidden size={16} />
            {dashboard.logOut}
          </Button>
        </Flex>
        <nav aria-label={dashboard.sections}>
          <Flex overflowX="auto">
            {tabs.map(({ path, label }) => (
              <TabLink key={path} to={path}>
                {label}
              </TabLink>
            ))}
          </Flex>
        </nav>
      </chakra.header>
      <chakra.main padding="4">{children}</chakra.main>
    </Box>
  );
}
