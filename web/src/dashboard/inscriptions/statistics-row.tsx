import { Box, Flex } from '@chakra-ui/react';
import { common } from '../../content/dashboard/common.ts';
import { statisticsWords } from '../../content/dashboard/desk.ts';
import type { InscriptionStatistics } from '@centre/domain/inscription';
import type { LiveStatistics } from '../../data/inscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { StatCards } from '../../ui/stat-cards.tsx';

const shown = ['total', 'bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

/** How many applications there are in all, and to what. */
export function StatisticsRow({ figures }: { readonly figures: LiveStatistics }) {
  if (figures.status === 'error') {
    return (
      <Flex align="center" gap="3" wrap="wrap" color="ink.muted">
        {statisticsWords.failed}
        <Button look="quiet" fontSize="sm" paddingInline="3" onClick={figures.refresh}>
          {common.retry}
        </Button>
      </Flex>
    );
  }
  const statistics = figures.status === 'success' ? figures.statistics : undefined;
  return (
    <Box as="section" aria-label={statisticsWords.title}>
      <StatCards
        stats={shown.map((name) => ({
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
