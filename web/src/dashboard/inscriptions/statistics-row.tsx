import {
  countStatuts,
  deskFigures,
  figures,
  type DeskFigures,
} from '@centre/domain/registre/figures';
import {
  figureFilters,
  filterRows,
  type InscriptionFilters,
} from '@centre/domain/registre/filter';
import type { Row } from '@centre/domain/registre/row';
import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { useMemo } from 'react';
import { formatCount } from '../../ui/format-count.ts';
import { statisticsWords } from './desk.texts.ts';
import type { ListChoice } from './filters/address.ts';

const programmes = ['bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

interface StatisticsRowProps {
  /** All of the register; undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly choice: ListChoice;
}

/**
 * Figures of the list without the search, in one line that scrolls on a phone. That of a decision
 * or a programme is the same whichever is chosen, and narrows to it.
 */
export function StatisticsRow({ rows, choice: { filters, narrow } }: StatisticsRowProps) {
  const counts = useMemo(() => {
    if (!rows) return undefined;
    const counted = (changes: Partial<InscriptionFilters>) =>
      filterRows(rows, { ...filters, recherche: '', ...changes });
    return {
      ...figures(counted(figureFilters({ parcours: '' }))),
      total: counted({}).length,
      enAttente: countStatuts(counted({ statut: '' })).en_attente,
    };
  }, [rows, filters]);

  function pressing(values: Partial<InscriptionFilters>, pressed = values) {
    const names = Object.keys(values) as (keyof InscriptionFilters)[];
    const isPressed = names.every((name) => filters[name] === values[name]);
    const cleared = Object.fromEntries(names.map((name) => [name, '']));
    return { isPressed, onPress: () => narrow(isPressed ? cleared : pressed) };
  }

  return (
    <Flex
      as="section"
      aria-label={statisticsWords.title}
      align="center"
      columnGap="2"
      rowGap="1"
      wrap={{ md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      fontVariantNumeric="tabular-nums"
      css={{ '& > *': { flexShrink: '0' } }}
    >
      <Figure
        label={statisticsWords.enAttente}
        value={counts?.enAttente}
        {...pressing({ statut: 'en_attente' })}
      />
      <Figure label={statisticsWords.total} value={counts?.total} />
      {programmes.map((name) => (
        <Figure
          key={name}
          label={statisticsWords[name]}
          value={counts?.[name]}
          {...pressing(deskFigures[name], figureFilters(deskFigures[name]))}
        />
      ))}
      {counts && counts.bts2 > 0 && <SecondYear {...counts} />}
    </Flex>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Makes it a button that is pressed or not. */
  readonly onPress?: () => void;
  readonly isPressed?: boolean;
}

function Figure({ label, value, onPress, isPressed }: FigureProps) {
  const content = (
    <>
      <Box as="span" color="ink.muted">
        {label}
      </Box>
      {value === undefined ? (
        <Skeleton as="span" width="3ch" />
      ) : (
        <strong>{formatCount(value)}</strong>
      )}
    </>
  );
  if (!onPress) return <Flex columnGap="2">{content}</Flex>;
  return (
    <Button
      variant="outline"
      size="sm"
      fontWeight="400"
      borderColor="line"
      paddingBlock="0"
      // A mouse needs less room than a finger.
      css={{ '@media (pointer: fine)': { minHeight: '28px' } }}
      _pressed={{ borderColor: 'brand', background: 'brand.soft' }}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {content}
    </Button>
  );
}

/** Second year of the BTS by the time of day, once there is any of it. */
function SecondYear({ bts2, bts2Jour, bts2Soir }: DeskFigures) {
  return (
    <Box color="ink.muted">
      {statisticsWords.secondYear} : <strong>{formatCount(bts2)}</strong> (
      {statisticsWords.jour} <strong>{formatCount(bts2Jour)}</strong> · {statisticsWords.soir}{' '}
      <strong>{formatCount(bts2Soir)}</strong>)
    </Box>
  );
}
