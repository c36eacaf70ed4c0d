import { Box, Flex } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@centre/domain/dates';
import type { Member } from '@centre/domain/member';
import type { ReactNode } from 'react';
import { usersTab } from '../../content/dashboard/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Card } from '../../ui/layout.tsx';
import { useIsNarrow } from '../../ui/use-browser-state.ts';
import { RoleBadge } from '../shared/role-badge.tsx';

const { columns } = usersTab;

interface MemberListProps {
  readonly members: readonly Member[];
  /** The connected member, who is marked. */
  readonly own: string;
  readonly actionsFor: (member: Member) => ReactNode;
}

/** The members: a table, or on a narrow screen a card for each. */
export function MemberList(props: MemberListProps) {
  return useIsNarrow() ? <MemberCards {...props} /> : <MemberTable {...props} />;
}

function MemberTable({ members, own, actionsFor }: MemberListProps) {
  return (
    <DataTable
      label={usersTab.table}
      head={
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      }
    >
      {members.map((member) => (
        <tr key={member.id}>
          <td>
            <Name member={member} own={own} />
          </td>
          <td>{member.email}</td>
          <td>
            <RoleBadge role={member.role} />
          </td>
          <td>
            <Status member={member} />
          </td>
          <td>{lastLoginOf(member)}</td>
          <td>{formatDate(member.createdAt)}</td>
          <td>{actionsFor(member)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function MemberCards({ members, own, actionsFor }: MemberListProps) {
  return (
    <Box as="ul" display="grid" gap="3" listStyleType="none" aria-label={usersTab.table}>
      {members.map((member) => (
        <Card key={member.id} asChild padding="3">
          <li>
            <Flex justify="space-between" gap="2" wrap="wrap">
              <Name member={member} own={own} />
              <Status member={member} />
            </Flex>
            <Box color="ink.muted" overflowWrap="anywhere">
              {member.email}
            </Box>
            <RoleBadge role={member.role} />
            <Box fontSize="xs" color="ink.muted" marginBottom="2">
              {columns.lastLogin} : {lastLoginOf(member)}
            </Box>
            {actionsFor(member)}
          </li>
        </Card>
      ))}
    </Box>
  );
}

function Name({ member, own }: { readonly member: Member; readonly own: string }) {
  return (
    <Box as="span" fontWeight="600" overflowWrap="anywhere">
      {member.username}
      {member.id === own && (
        <Box as="span" fontWeight="400" color="ink.muted">
          {' '}
          ({usersTab.you})
        </Box>
      )}
    </Box>
  );
}

function Status({ member: { isActive } }: { readonly member: Member }) {
  return (
    <Badge tone={isActive ? 'brand' : 'danger'}>
      {isActive ? usersTab.active : usersTab.inactive}
    </Badge>
  );
}

function lastLoginOf({ lastLogin }: Member): string {
  return lastLogin ? formatDateTime(lastLogin) : usersTab.never;
}
