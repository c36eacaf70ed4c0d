import { Box, Button } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { rolesWith } from '@centre/domain/permissions';
import { FileUser, ScrollText, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listStates } from '../../texts/list-states.texts.ts';
import { memberDraft, readStaffDraft } from '../../data/staff/staff-drafts.ts';
import { useMembers } from '../../data/staff/users.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { RequirePermission } from '../session/require-permission.tsx';
import { useCan, useMember } from '../session/use-member.ts';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { Figures } from '../ui/figures.tsx';
import { LoadFailure, LoadingLines, useStill } from '../ui/list-states.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { usersTab } from './users.texts.ts';
import { MemberList } from './member-list.tsx';

const { stats } = usersTab;

const Journal = lazyComponent(async () => (await import('./journal.tsx')).Journal);

const Persons = lazyComponent(async () => (await import('./persons.tsx')).Persons);

const loadForms = () => import('./member-forms.tsx');
const CreateMember = lazyComponent(async () => (await loadForms()).CreateMember, null);
const EditMember = lazyComponent(async () => (await loadForms()).EditMember, null);

/** In the address, so that a reload shows the same again. */
const views = { param: 'vue', journal: 'journal', persons: 'demandes' } as const;

/** The members, the journal and the requests of people about their data. */
export function UsersTab() {
  const [params] = useSearchParams();
  return (
    <RequirePermission roles={rolesWith('users', 'read')}>
      <View name={params.get(views.param)} />
    </RequirePermission>
  );
}

function View({ name }: { readonly name: string | null }) {
  const mayAnswer = useCan('personnes', 'delete');
  if (name === views.journal) {
    return (
      <Beside
        title={usersTab.journal}
        other={mayAnswer && <LinkTo view={views.persons}>{usersTab.persons}</LinkTo>}
      >
        <Journal />
      </Beside>
    );
  }
  if (name === views.persons && mayAnswer) {
    return (
      <Beside
        title={usersTab.persons}
        other={<LinkTo view={views.journal}>{usersTab.journal}</LinkTo>}
      >
        <Persons />
      </Beside>
    );
  }
  return <Users />;
}

interface BesideProps {
  readonly title: string;
  /** The link to the other one. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

function Beside({ title, other, children }: BesideProps) {
  return (
    <>
      <TabHead title={title}>
        {other}
        <LinkTo>{usersTab.title}</LinkTo>
      </TabHead>
      {children}
    </>
  );
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
  useAnnounced(members && listStates.loaded);

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
      {isFailed ? (
        <LoadFailure onRetry={reload}>{messages.user.loadFailed}</LoadFailure>
      ) : (
        <>
          <Box marginBottom="4">
            <Figures figures={figuresOf(members)} />
          </Box>
          {members ? (
            <Box style={still}>
              <MemberList members={members} onEdit={setEdited} />
            </Box>
          ) : (
            <LoadingLines label={usersTab.loading} lines={6} minHeight="56px" />
          )}
        </>
      )}
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
