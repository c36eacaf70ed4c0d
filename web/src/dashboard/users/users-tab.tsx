import { Box, Button } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { rolesWith } from '@centre/domain/permissions';
import { FileUser, ScrollText, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { memberDraft, readStaffDraft } from '../../data/staff/staff-drafts.ts';
import { useMembers } from '../../data/staff/users.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { RequirePermission, useCan, useMember } from '../session/session-context.tsx';
import { Collection, LoadingLines, useStill } from '../ui/collection.tsx';
import { Figures } from '../ui/figures.tsx';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { MemberList } from './member-list.tsx';
import { usersTab } from './users.texts.ts';

const { stats } = usersTab;

const Journal = lazyComponent(async () => (await import('../journal/journal.tsx')).Journal);
const Persons = lazyComponent(async () => (await import('../persons/persons.tsx')).Persons);
const loadForms = () => import('./member-forms.tsx');
const CreateMember = lazyComponent(async () => (await loadForms()).CreateMember, null);
const EditMember = lazyComponent(async () => (await loadForms()).EditMember, null);

/** In the address, so that a reload shows the same again. */
const views = { param: 'vue', journal: 'journal', persons: 'demandes' } as const;

/** The members, the journal and the requests of people about their data. */
export function UsersTab() {
  return (
    <RequirePermission roles={rolesWith('users', 'read')}>
      <View />
    </RequirePermission>
  );
}

function View() {
  const [params] = useSearchParams();
  const mayAnswer = useCan('personnes', 'delete');
  const name = params.get(views.param);
  const journal = <LinkTo view={views.journal}>{usersTab.journal}</LinkTo>;
  const persons = <LinkTo view={views.persons}>{usersTab.persons}</LinkTo>;
  const users = <LinkTo>{usersTab.title}</LinkTo>;
  if (name === views.journal) {
    return (
      <>
        <TabHead title={usersTab.journal}>
          {mayAnswer && persons}
          {users}
        </TabHead>
        <Journal />
      </>
    );
  }
  if (name === views.persons && mayAnswer) {
    return (
      <>
        <TabHead title={usersTab.persons}>
          {journal}
          {users}
        </TabHead>
        <Persons />
      </>
    );
  }
  return <Users />;
}

function LinkTo({ view, children }: { readonly view?: string; readonly children: ReactNode }) {
  return (
    <Button
      asChild
      variant="outline"
      fontSize="sm"
      paddingInline={{ base: '2', md: '4' }}
      // Large letters take a second line.
      whiteSpace="normal"
      height="auto"
    >
      <Link to={view ? `?${views.param}=${view}` : '?'}>{children}</Link>
    </Button>
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
      <TabHead title={usersTab.title}>
        <LinkTo view={views.journal}>
          <ScrollText aria-hidden size={18} />
          {usersTab.journal}
        </LinkTo>
        {mayAnswer && (
          <LinkTo view={views.persons}>
            <FileUser aria-hidden size={18} />
            {usersTab.persons}
          </LinkTo>
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
