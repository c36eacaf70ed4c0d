import { Box, Button } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { rolesWith } from '@centre/domain/permissions';
import { FileUser, ScrollText, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { memberDraft, readStaffDraft } from '../../data/staff/staff-drafts.ts';
import { useMembers } from '../../data/staff/users.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { dashboard } from '../shell.texts.ts';
import { RequirePermission, useCan, useMember } from '../session/session-context.tsx';
import { Collection, LoadingLines, useStill } from '../ui/collection.tsx';
import { Figures } from '../ui/figures.tsx';
import { useOnRefresh } from '../ui/refresh.ts';
import { HeadLink, TabHead } from '../ui/tab-head.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { MemberList } from './member-list.tsx';
import { usersTab } from './users.texts.ts';

const { stats } = usersTab;

const loadForms = () => import('./member-forms.tsx');
const CreateMember = lazyComponent(async () => (await loadForms()).CreateMember, null);
const EditMember = lazyComponent(async () => (await loadForms()).EditMember, null);

/** The members and their accounts. */
export function UsersTab() {
  return (
    <RequirePermission roles={rolesWith('users', 'read')}>
      <Users />
    </RequirePermission>
  );
}

function Users() {
  const uid = useMember().id;
  const mayAnswer = useCan('personnes', 'delete');
  const { members, isFailed, reload } = useMembers();
  const [isCreating, setCreating] = useState(
    () => readStaffDraft(uid, memberDraft) !== undefined,
  );
  const [edited, setEdited] = useState<Member>();
  const still = useStill(
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
        {mayAnswer && (
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
