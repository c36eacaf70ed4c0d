import { Box, Button, Flex } from '@chakra-ui/react';
import { journalMessages } from '@centre/domain/staff/journal-messages';
import { useMemo } from 'react';
import { journalWords } from '../../content/dashboard/journal.ts';
import { readJournal } from '../../data/journal.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { useOnRefresh } from '../shared/refresh.ts';
import { usePages } from '../shared/use-pages.ts';
import { LoadFailure, LoadingLines } from '../ui/list-states.tsx';
import { Entries } from './journal-entries.tsx';

const source = { read: readJournal };

/** The journal, the latest entries first. */
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
