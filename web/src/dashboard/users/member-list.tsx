import { Badge, Box, Flex } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@centre/domain/dates';
import type { Member } from '@centre/domain/member/member';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { Pencil, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';
import { deleteMember, updateMember } from '../../data/staff/users.ts';
import { useMember } from '../session/session-context.tsx';
import { RecordList } from '../ui/data-table.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { refresh } from '../ui/refresh.ts';
import { RoleBadge } from '../ui/role-badge.tsx';
import { toast } from '../ui/toaster.ts';
import { useAction } from '../ui/use-action.ts';
import { usersTab } from './users.texts.ts';

const { actions, columns } = usersTab;

interface EditableProps {
  readonly onEdit: (member: Member) => void;
}

/** Members in a table, each with its actions. */
export function MemberList({
  members,
  onEdit,
}: EditableProps & { readonly members: readonly Member[] }) {
  const actionsOf = (member: Member) => <MemberActions member={member} onEdit={onEdit} />;
  return (
    <RecordList
      hasActions
      label={usersTab.table}
      items={members}
      columns={[
        [columns.username, (member) => <Name member={member} />],
        [columns.email, ({ email }) => email],
        [columns.role, ({ role }) => <RoleBadge role={role} />],
        [columns.status, (member) => <Status member={member} />],
        [columns.lastLogin, lastLoginOf],
        [columns.createdAt, ({ createdAt }) => formatDate(createdAt)],
        [columns.actions, actionsOf],
      ]}
      card={(member) => (
        <>
          <Flex align="center" columnGap="2" wrap="wrap">
            <Name member={member} />
            <RoleBadge role={member.role} />
            <Status member={member} />
          </Flex>
          <Flex align="center" gap="2">
            <Box flex="1" minWidth="0" color="ink.muted">
              <Box overflowWrap="anywhere">{member.email}</Box>
              <Box fontSize="xs">
                {columns.lastLogin} : {lastLoginOf(member)}
              </Box>
            </Box>
            {actionsOf(member)}
          </Flex>
        </>
      )}
    />
  );
}

function Name({ member: { id, username } }: { readonly member: Member }) {
  const isOneself = useMember().id === id;
  return (
    <Box as="span" fontWeight="600">
      {username}
      {isOneself && (
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
    <Badge colorPalette={isActive ? 'brand' : 'danger'}>
      {isActive ? usersTab.active : usersTab.inactive}
    </Badge>
  );
}

function lastLoginOf({ lastLogin }: Member): string {
  return lastLogin ? formatDateTime(lastLogin) : usersTab.never;
}

/** Buttons of a member. Members cannot lock themselves out, and some cannot be deleted. */
function MemberActions({ member, onEdit }: EditableProps & { readonly member: Member }) {
  const { id, username, isActive, canBeDeleted } = member;
  const isOneself = useMember().id === id;
  const { ask, dialog } = useConfirm();
  const { isBusy, run } = useAction((reason) => void toast.error(usersTab.failure(reason)));

  const activate = () =>
    run(async () => {
      await updateMember(id, { isActive: true });
      toast.success(staffMemberMessages.activated);
    }, staffMemberMessages.updateFailed);

  const deactivate = () =>
    run(async () => {
      await updateMember(id, { isActive: false });
      toast.success(staffMemberMessages.deactivated, { onUndo: () => void activate() });
    }, staffMemberMessages.updateFailed);

  // At once: an access that is taken away must not wait for an undo.
  const remove = () =>
    run(async () => {
      await deleteMember(id);
      toast.success(staffMemberMessages.deleted);
      void refresh();
    }, staffMemberMessages.deleteFailed);

  const button = (label: string, icon: LucideIcon, onClick: () => void, color?: string) => (
    <IconAction
      icon={icon}
      variant="surface"
      {...(color && { color, _hover: { color } })}
      label={label}
      // Disabled, it would lose the focus.
      aria-disabled={isBusy}
      onClick={onClick}
    />
  );

  return (
    <Flex gap="1">
      {button(actions.edit(username), Pencil, () => onEdit(member))}
      {!isOneself &&
        (isActive
          ? button(actions.deactivate(username), UserX, () =>
              ask({
                ...usersTab.deactivation,
                question: staffMemberMessages.confirmDeactivate(username),
                onConfirm: deactivate,
              }),
            )
          : button(actions.activate(username), UserCheck, () => void activate()))}
      {!isOneself &&
        canBeDeleted &&
        button(
          actions.delete(username),
          Trash2,
          () =>
            ask({
              question: staffMemberMessages.confirmDelete(username),
              onConfirm: remove,
            }),
          'danger',
        )}
      {dialog}
    </Flex>
  );
}
