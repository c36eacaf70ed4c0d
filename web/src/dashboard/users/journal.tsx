import { Box, Button, Flex } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import type { JournalEntry } from '@centre/domain/journal';
import { journalMessages } from '@centre/domain/staff/journal-messages';
import { useMemo } from 'react';
import {
  actionWords,
  channelWords,
  journalWords,
  memberWords,
  recordWords,
} from '../../content/dashboard/journal.ts';
import { readJournal } from '../../data/journal.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { useOnRefresh } from '../shared/refresh.ts';
import { RoleBadge } from '../shared/role-badge.tsx';
import { usePages } from '../shared/use-pages.ts';
import { LoadFailure, LoadingLines } from '../ui/list-states.tsx';
import { RecordList } from '../ui/record-list.tsx';

const { columns } = journalWords;

const source = { read: readJournal };

/** What was done by whom, the latest first. */
export function Journal() {
  const { items: entries, next, isReading, failure, readOn, readAnew } = usePages(source);
  const problem = useMemo(
    () => failure !== undefined && sentenceOf(failure, journalMessages.loadFailed),
    [failure],
  );
  const hasFailed = problem && !isReading;
  useOnRefresh(() => readAnew());

  return (
    <Box display="grid" gap="4">
      <Box color="ink.muted" maxWidth="measure">
        {journalWords.lead}
      </Box>
      {entries && entries.length > 0 && <Entries entries={entries} />}
      {entries?.length === 0 && <EmptyState {...journalWords.empty} />}
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

function Entries({ entries }: { readonly entries: readonly JournalEntry[] }) {
  return (
    <RecordList
      label={journalWords.table}
      items={entries}
      columns={[
        [columns.date, ({ date }) => formatDateTime(date)],
        [columns.member, (entry) => <Who entry={entry} />],
        [columns.action, (entry) => actionWords(entry, formatCount)],
        [columns.record, recordWords],
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

function Who({ entry }: { readonly entry: JournalEntry }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      {memberWords(entry)}
      {entry.role && <RoleBadge role={entry.role} />}
    </Flex>
  );
}
