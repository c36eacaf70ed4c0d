import { Badge, Box, Flex } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@centre/domain/dates';
import type { Member } from '@centre/domain/member/member';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { Pencil, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { deleteMember, updateMember } from '../../data/staff/users.ts';
import { useMember } from '../session/use-member.ts';
import { sentenceOf } from '../ui/failure-sentence.ts';
import { refresh } from '../ui/refresh.ts';
import { RoleBadge } from '../ui/role-badge.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { RecordList } from '../ui/data-table.tsx';
import { toast } from '../ui/toaster.ts';
import { IconAction } from '../ui/icon-action.tsx';
import { usersTab } from './users.texts.ts';

const { columns, actions } = usersTab;

interface MemberListProps {
  readonly members: readonly Member[];
  readonly onEdit: (member: Member) => void;
}

/** The members, with what can be done with each. */
export function MemberList({ members, onEdit }: MemberListProps) {
  const [doomed, setDoomed] = useState<Member>();
  const [leaving, setLeaving] = useState<Member>();
  const { isBusy, setActive, remove } = useMemberOperations();

  const actionsOf = (member: Member) => (
    <MemberActions
      member={member}
      isBusy={isBusy(member)}
      onEdit={() => onEdit(member)}
      onActivate={() => void setActive(member.id, true)}
      onDeactivate={() => setLeaving(member)}
      onDelete={() => setDoomed(member)}
    />
  );

  return (
    <>
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
      {leaving && (
        <ConfirmDialog
          {...usersTab.deactivation}
          question={staffMemberMessages.confirmDeactivate(leaving.username)}
          onCancel={() => setLeaving(undefined)}
          onConfirm={async () => {
            await setActive(leaving.id, false);
            setLeaving(undefined);
          }}
        />
      )}
      {doomed && (
        <ConfirmDialog
          question={staffMemberMessages.confirmDelete(doomed.username)}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            void remove(doomed);
          }}
        />
      )}
    </>
  );
}

function Name({ member }: { readonly member: Member }) {
  const isOneself = useMember().id === member.id;
  return (
    <Box as="span" fontWeight="600">
      {member.username}
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

interface MemberActionsProps {
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onActivate: () => void;
  readonly onDeactivate: () => void;
  readonly onDelete: () => void;
}

/** The buttons of a member. Members cannot lock themselves out, and some cannot be deleted. */
function MemberActions({
  member,
  isBusy,
  onEdit,
  onActivate,
  onDeactivate,
  onDelete,
}: MemberActionsProps) {
  const isOneself = useMember().id === member.id;
  const { username, isActive, canBeDeleted } = member;
  const button = (name: string, Icon: LucideIcon, onClick: () => void, color?: string) => (
    <IconAction
      icon={Icon}
      variant="surface"
      {...(color && { color, _hover: { color } })}
      label={name}
      // Disabled, it would lose the focus.
      aria-disabled={isBusy}
      onClick={onClick}
    />
  );
  return (
    <Flex gap="1">
      {button(actions.edit(username), Pencil, onEdit)}
      {!isOneself &&
        (isActive
          ? button(actions.deactivate(username), UserX, onDeactivate)
          : button(actions.activate(username), UserCheck, onActivate))}
      {!isOneself &&
        canBeDeleted &&
        button(actions.delete(username), Trash2, onDelete, 'danger')}
    </Flex>
  );
}

/** The immediate actions on a member, and the member in progress. */
function useMemberOperations() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function operate(id: string, run: () => Promise<void>, fallback: string) {
    if (busy.has(id)) return;
    setBusy((ids) => new Set(ids).add(id));
    try {
      await run();
    } catch (error) {
      toast.error(usersTab.failure(sentenceOf(error, fallback)));
    } finally {
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  }

  const setActive = (id: string, isActive: boolean) =>
    operate(
      id,
      async () => {
        await updateMember(id, { isActive });
        if (isActive) {
          toast.success(staffMemberMessages.activated);
          return;
        }
        toast.success(staffMemberMessages.deactivated, {
          onUndo: () => void setActive(id, true),
        });
      },
      staffMemberMessages.updateFailed,
    );

  return {
    isBusy: ({ id }: Member) => busy.has(id),

    setActive,

    /** Deletes a member at once: an access that is taken away must not wait for an undo. */
    remove: ({ id }: Member) =>
      operate(
        id,
        async () => {
          await deleteMember(id);
          toast.success(staffMemberMessages.deleted);
          void refresh();
        },
        staffMemberMessages.deleteFailed,
      ),
  };
}
