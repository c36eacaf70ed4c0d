import { Box, Flex } from '@chakra-ui/react';
import { common } from '../../../content/dashboard/common.ts';
import { journalWords } from '../../../content/dashboard/journal.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HiddenText } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOnRefresh } from '../../shared/refresh.ts';
import { JournalList } from './journal-list.tsx';
import { useJournal } from './use-journal.ts';

/** What was done by whom, the latest first. */
export function Journal() {
  const { entries, failure, isLoading, more, reload } = useJournal();
  useOnRefresh(reload);

  return (
    <Box display="grid" gap="4">
      <Box color="ink.muted" maxWidth="measure">
        {journalWords.lead}
      </Box>
      {entries && entries.length > 0 && <JournalList entries={entries} />}
      {entries?.length === 0 && <EmptyState {...journalWords.empty} />}
      {!entries && isLoading && <Loading />}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            {failure}
            <Button look="quiet" onClick={more ?? (() => void reload())}>
              {common.retry}
            </Button>
          </Flex>
        </Notice>
      )}
      {entries && more && failure === undefined && (
        <Flex justify="center">
          <Button look="quiet" disabled={isLoading} onClick={more}>
            {isLoading ? journalWords.loadingMore : journalWords.more}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

const lines = [1, 2, 3, 4, 5, 6, 7, 8];

function Loading() {
  return (
    <Box role="status" display="grid" gap="2">
      <HiddenText>{journalWords.loading}</HiddenText>
      {lines.map((line) => (
        <Skeleton key={line} minHeight="40px" />
      ))}
    </Box>
  );
}
