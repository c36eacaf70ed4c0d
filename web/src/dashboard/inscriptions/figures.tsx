import type { InscriptionStatistics } from '@centre/domain/inscription-index';
import { Box, Button, Flex } from '@chakra-ui/react';
import { common } from '../../content/dashboard/common.ts';
import { statisticsWords } from '../../content/dashboard/desk.ts';
import type { Reading } from '../../data/use-reading.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Figures } from '../ui/figures.tsx';

const shown = ['total', 'bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

/** How many applications there are, in all and by programme. */
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
