import { Box } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member';
import { rolesWith } from '@centre/domain/permissions';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { FileUser, ScrollText, UserPlus } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { common } from '../../content/dashboard/common.ts';
import { journalWords } from '../../content/dashboard/journal.ts';
import { personsWords } from '../../content/dashboard/persons.ts';
import { usersTab } from '../../content/dashboard/users.ts';
import { listStates } from '../../content/list-states.ts';
import { useMembers } from '../../data/users.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { StatCards } from '../../ui/stat-cards.tsx';
import { Restricted } from '../session/restricted.tsx';
import { useCan, useMember } from '../session/use-member.ts';
import { useOnRefresh } from '../shared/refresh.ts';
import { TabHead } from '../shared/tab-head.tsx';
import { useDraft } from '../shared/use-draft.ts';
import { CreateMember } from './create-member.tsx';
import { EditMember } from './edit-member.tsx';
import { MemberActions } from './member-actions.tsx';
import { blankDraft } from './member-form.ts';
import { MemberList } from './member-list.tsx';
import { MembersFailed, MembersLoading } from './members-missing.tsx';
import { useMemberOperations } from './use-member-operations.ts';

const { stats } = usersTab;

const Journal = lazy(async () => ({
  default: (await import('./journal/journal.tsx')).Journal,
}));

const Persons = lazy(async () => ({
  default: (await import('./persons/persons.tsx')).Persons,
}));

/** In the address, so that a reload shows the same again. */
const views = { param: 'vue', journal: 'journal', persons: 'demandes' } as const;

/**
 * Who may enter the dashboard, and as what; what they did there; what people ask about their
 * own data.
 */
export function UsersTab() {
  const [params] = useSearchParams();
  return (
    <Restricted roles={rolesWith('users', 'read')}>
      <View name={params.get(views.param)} />
    </Restricted>
  );
}

function View({ name }: { readonly name: string | null }) {
  const mayAnswer = useCan('personnes', 'delete');
  if (name === views.journal) {
    return (
      <Beside title={journalWords.title}>
        <Journal />
      </Beside>
    );
  }
  if (name === views.persons && mayAnswer) {
    return (
      <Beside title={personsWords.title}>
        <Persons />
      </Beside>
    );
  }
  return <Users />;
}

interface BesideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is looked at beside the users. */
function Beside({ title, children }: BesideProps) {
  return (
    <>
      <TabHead title={title}>
        <LinkButton look="quiet" to="?">
          {journalWords.back}
        </LinkButton>
      </TabHead>
      {children}
    </>
  );
}

function Users() {
  const own = useMember().id;
  const mayAnswer = useCan('personnes', 'delete');
  const { members, isFailed, reload } = useMembers();
  const operations = useMemberOperations();
  const draft = useDraft('utilisateur', blankDraft);
  const [isCreating, setCreating] = useState(draft.isRestored);
  const [edited, setEdited] = useState<Member>();
  const [doomed, setDoomed] = useState<Member>();
  useOnRefresh(reload);
  useAnnounced(members && listStates.loaded);

  return (
    <>
      <TabHead title={usersTab.title}>
        <LinkButton look="quiet" to={`?${views.param}=${views.journal}`}>
          <ScrollText aria-hidden size={18} />
          {journalWords.open}
        </LinkButton>
        {mayAnswer && (
          <LinkButton look="quiet" to={`?${views.param}=${views.persons}`}>
            <FileUser aria-hidden size={18} />
            {personsWords.open}
          </LinkButton>
        )}
        {!isCreating && (
          <Button onClick={() => setCreating(true)}>
            <UserPlus aria-hidden size={18} />
            {usersTab.create}
          </Button>
        )}
      </TabHead>
      {isCreating && <CreateMember draft={draft} onClose={() => setCreating(false)} />}
      {isFailed ? (
        <MembersFailed onRetry={reload} />
      ) : (
        <>
          <Box marginBottom="4">
            <StatCards stats={statsOf(members)} />
          </Box>
          {members ? (
            <MemberList
              members={members}
              own={own}
              actionsFor={(member) => (
                <MemberActions
                  member={member}
                  isOneself={member.id === own}
                  isBusy={operations.isBusy(member)}
                  onEdit={setEdited}
                  onToggle={(toggled) => void operations.toggle(toggled)}
                  onDelete={setDoomed}
                />
              )}
            />
          ) : (
            <MembersLoading />
          )}
        </>
      )}
      {edited && <EditMember member={edited} onClose={() => setEdited(undefined)} />}
      {doomed && (
        <ConfirmDialog
          title={common.deleteTitle}
          question={staffMemberMessages.confirmDelete(doomed.username)}
          confirm={common.delete}
          cancel={common.cancel}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            void operations.remove(doomed);
          }}
        />
      )}
    </>
  );
}

function statsOf(members: readonly Member[] | undefined) {
  const count = (isCounted: (member: Member) => boolean) => members?.filter(isCounted).length;
  return [
    { label: stats.total, value: members?.length },
    { label: stats.active, value: count(({ isActive }) => isActive) },
    { label: stats.superAdmins, value: count(({ role }) => role === 'SUPER_ADMIN') },
    { label: stats.everLoggedIn, value: count(({ lastLogin }) => lastLogin !== null) },
  ];
}
