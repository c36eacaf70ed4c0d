import type { InscriptionStatistics } from '@centre/domain/inscription-index';
import { Box, Button, Flex } from '@chakra-ui/react';
import { common } from '../../content/dashboard/common.ts';
import {
  filterWords,
  inscriptionCount,
  listWords,
  statisticsWords,
} from '../../content/dashboard/desk.ts';
import type { InscriptionPage } from '../../data/inscription-list.ts';
import { useIndexing } from '../../data/inscriptions.ts';
import type { Reading } from '../../data/use-loaded.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Notice } from '../../ui/notice.tsx';
import { Figures } from '../ui/figures.tsx';

const shown = ['total', 'bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

/** How many applications there are in all, and to what. */
export function StatisticsRow({
  value: statistics,
  hasFailed,
  reload,
}: Reading<InscriptionStatistics>) {
  if (!statistics && hasFailed) {
    return (
      <Flex align="center" gap="3" wrap="wrap" color="ink.muted">
        {statisticsWords.failed}
        <Button variant="outline" size="sm" onClick={() => void reload()}>
          {common.retry}
        </Button>
      </Flex>
    );
  }
  return (
    <Box as="section" aria-label={statisticsWords.title}>
      <Figures
        figures={shown.map((name) => ({
          label: statisticsWords[name],
          value: statistics?.[name],
        }))}
      />
      {statistics && statistics.bts2 > 0 && <SecondYear {...statistics} />}
    </Box>
  );
}

function SecondYear({ bts2, bts2Jour, bts2Soir }: InscriptionStatistics) {
  return (
    <Box marginTop="2" color="ink.muted" fontVariantNumeric="tabular-nums">
      {statisticsWords.secondYear} : <strong>{formatCount(bts2)}</strong> (
      {statisticsWords.jour} <strong>{formatCount(bts2Jour)}</strong> · {statisticsWords.soir}{' '}
      <strong>{formatCount(bts2Soir)}</strong>)
    </Box>
  );
}

interface ResultLineProps {
  readonly count: InscriptionPage['count'];
  readonly isNarrowed: boolean;
}

/** How many applications there are to the filters. */
export function ResultLine({ count, isNarrowed }: ResultLineProps) {
  return (
    <Box role="status" fontWeight="600" fontVariantNumeric="tabular-nums">
      {sentence(count, isNarrowed)}
    </Box>
  );
}

function sentence(count: InscriptionPage['count'], isNarrowed: boolean): string {
  if (count === undefined) return filterWords.counting;
  if (count === null) return '';
  if (count.kind === 'atLeast') return filterWords.foundAtLeast(formatCount(count.value));
  return isNarrowed
    ? filterWords.found(count.value, formatCount)
    : inscriptionCount(count.value, formatCount);
}

/** Says so while some applications cannot be found by the filters yet; see `useIndexing`. */
export function IndexingNotice({ isReady }: { readonly isReady: boolean }) {
  const indexing = useIndexing(isReady);
  if (indexing.status === 'indexing') {
    return (
      <Notice role="status">
        {listWords.indexing(inscriptionCount(indexing.missing, formatCount))}
      </Notice>
    );
  }
  if (indexing.status === 'failed') {
    return (
      <Notice role="status">
        {listWords.indexingFailed}{' '}
        <Button variant="outline" size="sm" onClick={indexing.retry}>
          {common.retry}
        </Button>
      </Notice>
    );
  }
  return null;
}
