import { Box, Button, Flex } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import { journalMessages } from '@centre/domain/staff/journal-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  actionWords,
  channelWords,
  journalWords,
  memberWords,
  recordWords,
} from '../../content/dashboard/journal.ts';
import { readJournal, type JournalEntry } from '../../data/journal.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { useOnRefresh } from '../shared/refresh.ts';
import { RoleBadge } from '../shared/role-badge.tsx';
import { LoadFailure, LoadingLines } from '../ui/list-states.tsx';
import { RecordList } from '../ui/record-list.tsx';

const { columns } = journalWords;

/** What was done by whom, the latest first. */
export function Journal() {
  const { entries, failure, isLoading, more, reload } = useJournal();
  useOnRefresh(reload);

  return (
    <Box display="grid" gap="4">
      <Box color="ink.muted" maxWidth="measure">
        {journalWords.lead}
      </Box>
      {entries && entries.length > 0 && <Entries entries={entries} />}
      {entries?.length === 0 && <EmptyState {...journalWords.empty} />}
      {!entries && isLoading && (
        <LoadingLines label={journalWords.loading} lines={8} minHeight="40px" />
      )}
      {failure !== undefined && (
        <LoadFailure onRetry={more ?? (() => void reload())}>{failure}</LoadFailure>
      )}
      {entries && more && failure === undefined && (
        <Flex justify="center">
          <Button variant="outline" disabled={isLoading} onClick={more}>
            {isLoading ? journalWords.loadingMore : journalWords.more}
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

/** What of the journal was read so far. */
interface JournalRead {
  /** Undefined until the first part is there. */
  readonly entries: readonly JournalEntry[] | undefined;
  /** Why the last part could not be read. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  /** Reads the next part, or the one that failed again; undefined when there is none. */
  readonly more: (() => void) | undefined;
  /** Reads the latest part anew. */
  readonly reload: () => Promise<void>;
}

interface Part {
  readonly entries: readonly JournalEntry[];
  readonly cursor: string | undefined;
}

/** The journal, a part after the other. */
function useJournal(): JournalRead {
  const [read, setRead] = useState<Part>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const turns = useRef(0);

  const fetchPart = useCallback(async (before?: Part) => {
    turns.current += 1;
    const turn = turns.current;
    try {
      const { entries, nextCursor } = await readJournal(before?.cursor);
      if (turn !== turns.current) return;
      setRead({ entries: [...(before?.entries ?? []), ...entries], cursor: nextCursor });
    } catch (error) {
      if (turn === turns.current) setFailure(sentenceOf(error, journalMessages.loadFailed));
    }
    if (turn === turns.current) setLoading(false);
  }, []);

  useEffect(() => {
    void Promise.resolve().then(() => fetchPart());
  }, [fetchPart]);

  function load(before?: Part): Promise<void> {
    setLoading(true);
    setFailure(undefined);
    return fetchPart(before);
  }

  const isComplete = read !== undefined && read.cursor === undefined;
  return {
    entries: read?.entries,
    failure,
    isLoading,
    more: isComplete ? undefined : () => void load(read),
    reload: () => load(),
  };
}
