import { Box, Button, Flex } from '@chakra-ui/react';
import type { JournalEntry, JournalFilters } from '@centre/domain/journal/journal';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readJournal } from '../../data/staff/journal-pages.ts';
import { useMembers } from '../../data/staff/users.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sentenceOf } from '../ui/failure-sentence.ts';
import { useOnRefresh } from '../ui/refresh.ts';
import { usePages } from '../ui/use-pages.ts';
import { LoadFailure, LoadingLines } from '../ui/list-states.tsx';
import { journalWords } from './journal.texts.ts';
import { Entries } from './journal-entries.tsx';
import { SelectField, TextField } from '../ui/field.tsx';

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
      <Box flex="1 1 140px" minWidth="0">
        <TextField type="date" {...bind('du')} />
      </Box>
      <Box flex="1 1 140px" minWidth="0">
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
      {entries && entries.length > 0 && <Entries entries={entries} />}
      {entries?.length === 0 && (
        <EmptyState {...(isNarrowed ? journalWords.filters.none : journalWords.empty)} />
      )}
      {!entries && isReading && (
        <LoadingLines label={journalWords.loading} lines={8} minHeight="40px" />
      )}
      {hasFailed && (
        <LoadFailure onRetry={() => void (next ? readOn() : readAnew())}>{problem}</LoadFailure>
      )}
      {next && !hasFailed && (
        <Flex justify="center">
          <Button variant="outline" disabled={isReading} onClick={() => void readOn()}>
            {isReading ? journalWords.loadingMore : journalWords.more}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
