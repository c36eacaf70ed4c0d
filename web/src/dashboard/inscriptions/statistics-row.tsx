import {
  inscriptionFigures,
  type InscriptionStatistics,
} from '@centre/domain/inscription/search-index';
import { figureFilters, type InscriptionFilters } from '@centre/domain/inscription/query';
import { Box, Button, Flex } from '@chakra-ui/react';
import type { QueryState } from '../../data/use-query.ts';
import { formatCount } from '../../ui/format-count.ts';
import { common } from '../common.texts.ts';
import { Figures } from '../ui/figures.tsx';
import { statisticsWords } from './desk.texts.ts';
import type { ListChoice } from './filters/address.ts';

const shown = ['total', 'bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

interface StatisticsRowProps extends QueryState<InscriptionStatistics> {
  readonly choice: ListChoice;
}

/** How many applications the filters leave, in all and by programme, which narrows to it. */
export function StatisticsRow({
  value: statistics,
  hasFailed,
  reload,
  choice: { filters, narrow },
}: StatisticsRowProps) {
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
  function pressing(values: Partial<InscriptionFilters>) {
    const names = Object.keys(values) as (keyof InscriptionFilters)[];
    const isPressed = names.every((name) => filters[name] === values[name]);
    const cleared = Object.fromEntries(names.map((name) => [name, '']));
    return { isPressed, onPress: () => narrow(isPressed ? cleared : figureFilters(values)) };
  }
  return (
    <Box as="section" aria-label={statisticsWords.title}>
      <Figures
        figures={shown.map((name) => ({
          label: statisticsWords[name],
          value: statistics?.[name],
          ...(name !== 'total' && pressing(inscriptionFigures[name])),
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
