import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { rolesWith } from '@centre/domain/permissions';
import {
  FileUser,
  type LucideIcon,
  Pencil,
  ScrollText,
  Trash2,
  UserCheck,
  UserPlus,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { memberDraftName, readStaffDraft } from '../../data/staff/staff-drafts.ts';
import { deleteMember, updateMember, useMembers } from '../../data/staff/users.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { dashboard } from '../shell.texts.ts';
import { RequirePermission, useCan, useMember } from '../session/session-context.tsx';
import { Collection, LoadingLines, useClickGuard } from '../ui/collection.tsx';
import { Figures } from '../ui/figures.tsx';
import { HeadLink, TabHead } from '../ui/tab-head.tsx';
import { refresh, useOnRefresh, usePreload } from '../ui/loading.ts';
import { usersTab } from './users.texts.ts';
import { formatDate, formatDateTime } from '@centre/domain/dates';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { RecordList } from '../ui/data-table.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { IconAction } from '../ui/buttons.tsx';
import { RoleBadge } from '../ui/role-badge.tsx';
import { toast } from '../ui/toaster.ts';
import { useAction } from '../ui/use-action.ts';

const { stats } = usersTab;

const loadForms = () => import('./member-forms.tsx');
const CreateMember = lazyComponent(async () => (await loadForms()).CreateMember, null);
const EditMember = lazyComponent(async () => (await loadForms()).EditMember, null);

/** Users section: members and their accounts. */
export function UsersTab() {
  return (
    <RequirePermission roles={rolesWith('users', 'read')}>
      <Users />
    </RequirePermission>
  );
}

function Users() {
  const uid = useMember().id;
  const canAnswerRequests = useCan('personnes', 'delete');
  const { members, isFailed, reload } = useMembers();
  const [isCreating, setCreating] = useState(
    () => readStaffDraft(uid, memberDraftName) !== undefined,
  );
  const [edited, setEdited] = useState<Member>();
  const still = useClickGuard(
    members && [isCreating, ...members.map(({ id, isActive }) => [id, isActive])],
  );
  usePreload(CreateMember, EditMember);
  useOnRefresh(reload);

  return (
    <>
      <TabHead title={dashboard.labels.users}>
        <HeadLink to="users/journal">
          <ScrollText aria-hidden size={18} />
        </HeadLink>
        {canAnswerRequests && (
          <HeadLink to="users/demandes">
            <FileUser aria-hidden size={18} />
          </HeadLink>
        )}
        {!isCreating && (
          <Button onClick={() => setCreating(true)}>
            <UserPlus aria-hidden size={18} />
            {usersTab.create}
          </Button>
        )}
      </TabHead>
      {isCreating && <CreateMember onClose={() => setCreating(false)} />}
      {!isFailed && (
        <Box marginBottom="4">
          <Figures figures={figuresOf(members)} />
        </Box>
      )}
      <Collection
        items={isFailed ? undefined : members}
        failure={isFailed && messages.user.loadFailed}
        onRetry={reload}
        loading={<LoadingLines label={usersTab.loading} lines={6} minHeight="56px" />}
      >
        {(items) => (
          <Box style={still}>
            <MemberList members={items} onEdit={setEdited} />
          </Box>
        )}
      </Collection>
      {edited && <EditMember member={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function figuresOf(members: readonly Member[] | undefined) {
  const count = (isCounted: (member: Member) => boolean) => members?.filter(isCounted).length;
  return [
    { label: stats.total, value: members?.length },
    { label: stats.active, value: count(({ isActive }) => isActive) },
    { label: stats.superAdmins, value: count(({ role }) => role === 'SUPER_ADMIN') },
    { label: stats.everLoggedIn, value: count(({ lastLogin }) => lastLogin !== null) },
  ];
}

const { actions, columns } = usersTab;

interface EditableProps {
  readonly onEdit: (member: Member) => void;
}

/** Table of the members, with actions in each row. */
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

/** Actions of a member. Members cannot lock themselves out; some cannot be deleted. */
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

  // Without an undo delay: revoking access must take effect at once.
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
      // Not `disabled`, which would drop the focus.
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
