import { formatDateTime } from '@centre/domain/dates';
import type { JournalEntry, JournalFilters } from '@centre/domain/journal/journal';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readJournal } from '../../data/staff/journal.ts';
import { useMembers } from '../../data/staff/users.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { useCan } from '../session/session-context.tsx';
import { dashboard } from '../shell.texts.ts';
import { Collection, LoadingLines } from '../ui/collection.tsx';
import { RecordList } from '../ui/data-table.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { useOnRefresh } from '../ui/loading.ts';
import { RoleBadge } from '../ui/role-badge.tsx';
import { HeadLink, TabHead } from '../ui/tab-head.tsx';
import { sentenceOf } from '../ui/use-action.ts';
import { usePages } from '../ui/use-pages.ts';
import {
  actionText,
  channelText,
  journalTexts,
  memberText,
  recordText,
} from './journal.texts.ts';

const { columns, filters: texts } = journalTexts;

const noFilters = { membre: '', action: '', du: '', au: '' };

interface FiltersProps {
  readonly filters: JournalFilters;
  /** Current members, and former ones named in the loaded entries. */
  readonly usernames: readonly string[];
  readonly onChange: (changes: Partial<typeof noFilters>) => void;
}

function Filters({ filters, usernames, onChange }: FiltersProps) {
  const bind = (name: keyof JournalFilters) => ({
    label: texts[name],
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Flex role="search" aria-label={texts.title} gap="3" wrap="wrap" align="end">
      <Box flex="1 1 160px">
        <SelectField {...bind('membre')}>
          <option value="">{texts.everyMember}</option>
          {usernames.map((username) => (
            <option key={username}>{username}</option>
          ))}
        </SelectField>
      </Box>
      <Box flex="2 1 220px">
        <SelectField {...bind('action')}>
          <option value="">{texts.everyAction}</option>
          {Object.entries(journalMessages.actions).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      {(['du', 'au'] as const).map((name) => (
        <Box key={name} flex="1 1 10.5rem" minWidth="0">
          <TextField type="date" {...bind(name)} />
        </Box>
      ))}
      {Object.keys(filters).length > 0 && (
        <Button variant="outline" onClick={() => onChange(noFilters)}>
          {texts.clear}
        </Button>
      )}
    </Flex>
  );
}

/** Filters in the URL, so that they survive a reload. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const filters = useMemo(() => {
    const given = new URLSearchParams(query);
    const set = Object.keys(noFilters)
      .map((name) => [name, given.get(name)] as const)
      .filter(([, value]) => value);
    return Object.fromEntries(set) as JournalFilters;
  }, [query]);
  const change = (changes: Partial<typeof noFilters>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return { filters, change };
}

/** Usernames of the current members, and of former ones named in `entries`. */
function useUsernames(entries: readonly JournalEntry[] = [], chosen = '') {
  const { members = [] } = useMembers();
  const usernames = [...members, ...entries].map(({ username }) => username);
  return [...new Set([...usernames, chosen])]
    .filter(Boolean)
    .sort((one, other) => one.localeCompare(other, 'fr'));
}

/** Section of the journal, latest entries first. */
export function Journal() {
  const { filters, change } = useFilters();
  const source = useMemo(
    () => ({ read: (cursor?: string) => readJournal(filters, cursor) }),
    [filters],
  );
  const { items: entries, next, isReading, failure, readMore, readAgain } = usePages(source);
  const problem = useMemo(
    () => failure !== undefined && sentenceOf(failure, journalMessages.loadFailed),
    [failure],
  );
  const isFiltered = Object.keys(filters).length > 0;
  const hasFailed = problem && !isReading;
  useOnRefresh(() => readAgain());

  return (
    <>
      <TabHead title={dashboard.labels['users/journal']}>
        {useCan('personnes', 'delete') && <HeadLink to="users/demandes" />}
        <HeadLink to="users" />
      </TabHead>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box color="ink.muted" maxWidth="measure">
          {journalTexts.lead}
        </Box>
        <Filters
          filters={filters}
          usernames={useUsernames(entries, filters.membre)}
          onChange={change}
        />
        <Collection
          items={entries}
          failure={hasFailed && problem}
          onRetry={() => void (next ? readMore() : readAgain())}
          loading={<LoadingLines label={journalTexts.loading} lines={8} minHeight="40px" />}
          empty={
            <EmptyState {...(isFiltered ? journalTexts.filters.none : journalTexts.empty)} />
          }
          onMore={next && !hasFailed ? () => void readMore() : undefined}
          isReading={isReading}
        >
          {(items) => (
            <RecordList
              label={journalTexts.table}
              items={items}
              columns={[
                [columns.date, ({ date }) => formatDateTime(date)],
                [columns.member, (entry) => <MemberCell entry={entry} />],
                [columns.action, (entry) => wrapped(actionText(entry, formatCount))],
                [columns.record, (entry) => wrapped(recordText(entry))],
                [columns.channel, channelText],
              ]}
              card={(entry) => (
                <>
                  <Box fontWeight="600">{actionText(entry, formatCount)}</Box>
                  <Box color="ink.muted">{recordText(entry)}</Box>
                  <Box marginBlock="1">
                    <MemberCell entry={entry} />
                  </Box>
                  <Box fontSize="xs" color="ink.muted">
                    {formatDateTime(entry.date)} · {channelText(entry)}
                  </Box>
                </>
              )}
            />
          )}
        </Collection>
      </Box>
    </>
  );
}

/** Text on several lines, so that the table is no wider than the screen. */
const wrapped = (text: string) => (
  <Box whiteSpace="normal" minWidth="140px">
    {text}
  </Box>
);

function MemberCell({ entry }: { readonly entry: JournalEntry }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      {memberText(entry)}
      {entry.role && <RoleBadge role={entry.role} />}
    </Flex>
  );
}
