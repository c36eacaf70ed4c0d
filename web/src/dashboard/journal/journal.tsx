import { formatDateTime } from '@centre/domain/dates';
import type { JournalEntry, JournalFilters } from '@centre/domain/journal/journal';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { Box, Button, Flex } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readJournal } from '../../data/staff/journal.ts';
import { useMembers } from '../../data/staff/users.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { useCan } from '../session/session-context.tsx';
import { dashboard } from '../shell.texts.ts';
import { RecordList } from '../ui/data-table.tsx';
import { sentenceOf } from '../ui/use-action.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { Collection, LoadingLines } from '../ui/collection.tsx';
import { useOnRefresh } from '../ui/refresh.ts';
import { HeadLink, TabHead } from '../ui/tab-head.tsx';
import { RoleBadge } from '../ui/role-badge.tsx';
import { usePages } from '../ui/use-pages.ts';
import {
  actionWords,
  channelWords,
  journalWords,
  memberWords,
  recordWords,
} from './journal.texts.ts';

const words = journalWords.filters;

interface FiltersProps {
  readonly filters: JournalFilters;
  /** Present members, and former ones that were read of. */
  readonly usernames: readonly string[];
  readonly onNarrow: (name: keyof JournalFilters, value: string) => void;
  readonly onClear: () => void;
}

function Filters({ filters, usernames, onNarrow, onClear }: FiltersProps) {
  const bind = (name: keyof JournalFilters) => ({
    label: words[name],
    value: filters[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onNarrow(name, target.value),
  });
  return (
    <Flex role="search" aria-label={words.title} gap="3" wrap="wrap" align="end">
      <Box flex="1 1 160px">
        <SelectField {...bind('membre')}>
          <option value="">{words.everyMember}</option>
          {usernames.map((username) => (
            <option key={username}>{username}</option>
          ))}
        </SelectField>
      </Box>
      <Box flex="2 1 220px">
        <SelectField {...bind('action')}>
          <option value="">{words.everyAction}</option>
          {Object.entries(journalMessages.actions).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      <Box flex="1 1 10.5rem" minWidth="0">
        <TextField type="date" {...bind('du')} />
      </Box>
      <Box flex="1 1 10.5rem" minWidth="0">
        <TextField type="date" {...bind('au')} />
      </Box>
      {Object.keys(filters).length > 0 && (
        <Button variant="outline" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </Flex>
  );
}

const names = ['membre', 'action', 'du', 'au'] as const satisfies (keyof JournalFilters)[];

/** The filters in the address, so that a reload shows the same again. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<Record<(typeof names)[number], string>>) =>
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
  const query = params.toString();
  const filters = useMemo(() => {
    const given = new URLSearchParams(query);
    const set = names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    });
    return Object.fromEntries(set) as JournalFilters;
  }, [query]);
  return {
    filters,
    narrow: (name: keyof JournalFilters, value: string) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}

/** The members, the former ones among them as far as `entries` name them. */
function useUsernames(entries: readonly JournalEntry[] = [], chosen = '') {
  const { members = [] } = useMembers();
  const usernames = [...members, ...entries].map(({ username }) => username);
  return [...new Set([...usernames, chosen])]
    .filter(Boolean)
    .sort((one, other) => one.localeCompare(other, 'fr'));
}

/** The journal, the latest entries first. */
export function Journal() {
  const { filters, narrow, clear } = useFilters();
  const source = useMemo(
    () => ({ read: (cursor?: string) => readJournal(filters, cursor) }),
    [filters],
  );
  const { items: entries, next, isReading, failure, readOn, readAnew } = usePages(source);
  const problem = useMemo(
    () => failure !== undefined && sentenceOf(failure, journalMessages.loadFailed),
    [failure],
  );
  const isNarrowed = Object.keys(filters).length > 0;
  const hasFailed = problem && !isReading;
  useOnRefresh(() => readAnew());

  return (
    <>
      <TabHead title={dashboard.labels['users/journal']}>
        {useCan('personnes', 'delete') && <HeadLink to="users/demandes" />}
        <HeadLink to="users" />
      </TabHead>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box color="ink.muted" maxWidth="measure">
          {journalWords.lead}
        </Box>
        <Filters
          filters={filters}
          usernames={useUsernames(entries, filters.membre)}
          onNarrow={narrow}
          onClear={clear}
        />
        <Collection
          items={entries}
          failure={hasFailed && problem}
          onRetry={() => void (next ? readOn() : readAnew())}
          loading={<LoadingLines label={journalWords.loading} lines={8} minHeight="40px" />}
          empty={
            <EmptyState {...(isNarrowed ? journalWords.filters.none : journalWords.empty)} />
          }
          onMore={next && !hasFailed ? () => void readOn() : undefined}
          isReading={isReading}
        >
          {(items) => <Entries entries={items} />}
        </Collection>
      </Box>
    </>
  );
}

const { columns } = journalWords;

function Entries({ entries }: { readonly entries: readonly JournalEntry[] }) {
  return (
    <RecordList
      label={journalWords.table}
      items={entries}
      columns={[
        [columns.date, ({ date }) => formatDateTime(date)],
        [columns.member, (entry) => <Who entry={entry} />],
        [columns.action, (entry) => <Words>{actionWords(entry, formatCount)}</Words>],
        [columns.record, (entry) => <Words>{recordWords(entry)}</Words>],
        [columns.channel, channelWords],
      ]}
      card={(entry) => (
        <>
          <Box fontWeight="600">{actionWords(entry, formatCount)}</Box>
          <Box color="ink.muted">{recordWords(entry)}</Box>
          <Box marginBlock="1">
            <Who entry={entry} />
          </Box>
          <Box fontSize="xs" color="ink.muted">
            {formatDateTime(entry.date)} · {channelWords(entry)}
          </Box>
        </>
      )}
    />
  );
}

/** On several lines, so that the table is no wider than the screen. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <Box whiteSpace="normal" minWidth="140px">
      {children}
    </Box>
  );
}

function Who({ entry }: { readonly entry: JournalEntry }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      {memberWords(entry)}
      {entry.role && <RoleBadge role={entry.role} />}
    </Flex>
  );
}
