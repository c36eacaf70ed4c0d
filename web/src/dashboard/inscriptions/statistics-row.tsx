import { deskFigures, figures, type DeskFigures } from '@centre/domain/registre/figures';
import {
  figureFilters,
  filterRows,
  type InscriptionFilters,
} from '@centre/domain/registre/filter';
import type { Row } from '@centre/domain/registre/row';
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { formatCount } from '../../ui/format-count.ts';
import { Figures } from '../ui/figures.tsx';
import { statisticsWords } from './desk.texts.ts';
import type { ListChoice } from './filters/address.ts';

const shown = ['total', 'bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

interface StatisticsRowProps {
  /** All of the register; undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly choice: ListChoice;
}

/**
 * Figures of the list without the search: in all and, whichever is chosen, by programme, which
 * narrows to it.
 */
export function StatisticsRow({ rows, choice: { filters, narrow } }: StatisticsRowProps) {
  const counts = useMemo(() => {
    if (!rows) return undefined;
    const listed = { ...filters, recherche: '' };
    const ofEveryPath = { ...listed, ...figureFilters({ parcours: '' }) };
    const { total } = figures(filterRows(rows, listed));
    return { ...figures(filterRows(rows, ofEveryPath)), total };
  }, [rows, filters]);
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
          value: counts?.[name],
          ...(name !== 'total' && pressing(deskFigures[name])),
        }))}
      />
      {counts && counts.bts2 > 0 && <SecondYear {...counts} />}
    </Box>
  );
}

function SecondYear({ bts2, bts2Jour, bts2Soir }: DeskFigures) {
  return (
    <Box marginTop="2" color="ink.muted" fontVariantNumeric="tabular-nums">
      {statisticsWords.secondYear} : <strong>{formatCount(bts2)}</strong> (
      {statisticsWords.jour} <strong>{formatCount(bts2Jour)}</strong> · {statisticsWords.soir}{' '}
      <strong>{formatCount(bts2Soir)}</strong>)
    </Box>
  );
}
