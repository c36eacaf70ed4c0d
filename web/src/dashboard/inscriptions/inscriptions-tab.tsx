import { now } from '@centre/domain/clock';
import { calendarDayOf } from '@centre/domain/dates';
import {
  figureFilters,
  filterRows,
  type InscriptionFilters,
  sortRows,
} from '@centre/domain/registre/filter';
import { countStatuts, deskFigures, figures } from '@centre/domain/registre/figures';
import { contactQueue } from '@centre/domain/registre/queue';
import type { Row } from '@centre/domain/registre/row';
import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { loadCampagnes, readCampagne, useCampagnes } from '../../data/staff/desk-campagnes.ts';
import { useRegister } from '../../data/staff/register.ts';
import { useQuery } from '../../data/use-query.ts';
import { formatCount } from '../../ui/format-count.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useCan } from '../session/session-context.tsx';
import { dashboard } from '../shell.texts.ts';
import { refresh, useOnRefresh } from '../ui/loading.ts';
import { TabHead } from '../ui/tab-head.tsx';
import {
  filterTexts,
  inscriptionCount,
  prevenirLabel,
  statisticsTexts as texts,
} from './desk.texts.ts';
import { ExportButton } from './files/export-button.tsx';
import {
  campagneOf,
  isFiltered,
  type ListChoice,
  useCampagneLink,
  useListAddress,
} from './filters/address.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { useKeys } from './use-keys.ts';

/** Section of the applications: figures, list and details. */
export function InscriptionsTab() {
  const mayTell = useCan('inscriptions', 'write');
  const choice = useListAddress();
  const { filters, sort } = choice;
  const campagnes = useCampagnes();
  const register = useRegister(campagneOf(filters, campagnes));
  const all = register.status === 'success' ? register.items : undefined;
  const rows = useMemo(
    () => all && sortRows(filterRows(all, filters), sort),
    [all, filters, sort],
  );
  const search = useRef<HTMLInputElement>(null);
  const countText = isFiltered(filters) ? filterTexts.found : inscriptionCount;

  useOnRefresh(loadCampagnes);
  useKeys({ '/': () => search.current?.focus() }, 0);

  return (
    <Box
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      // Saves height above the table on an office computer.
      css={{ '& > :first-child': { marginBottom: '0' } }}
    >
      <TabHead title={dashboard.labels.inscriptions}>
        <CorbeilleButton kind="inscriptions" />
        {mayTell && <PrevenirLink rows={all} />}
        <ExportButton rows={rows} />
      </TabHead>
      {register.status !== 'error' && <StatisticsRow rows={all} choice={choice} />}
      <FiltersBar
        choice={choice}
        campagnes={campagnes}
        searchRef={search}
        result={
          <Box role="status" fontWeight="600" fontVariantNumeric="tabular-nums">
            {rows && countText(rows.length, formatCount)}
          </Box>
        }
      />
      <ListFrame
        choice={choice}
        register={register}
        rows={rows}
        onChanged={() => void refresh()}
      />
    </Box>
  );
}

/** Link to the queue 'À prévenir', with its length. */
function PrevenirLink({ rows }: { readonly rows: readonly Row[] | undefined }) {
  const { value: current, reload } = useQuery(readCampagne, 'The campaign could not be read.');
  useOnRefresh(reload);
  const { linkTo } = useCampagneLink();
  const queue =
    rows &&
    current &&
    contactQueue(rows, current.decisionsPubliees ?? [], calendarDayOf(now()));
  return (
    <Button asChild variant={queue?.length ? 'solid' : 'outline'} size="sm">
      <Link to={linkTo('prevenir')}>
        <Megaphone size={16} aria-hidden />
        {prevenirLabel(queue && formatCount(queue.length))}
      </Link>
    </Button>
  );
}

const programmes = ['bts', 'bacpro', 'formationCourte', 'licence', 'bts2Soir'] as const;

interface StatisticsRowProps {
  /** All rows of the register; undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly choice: ListChoice;
}

/**
 * Figures of the list without the search, in one line that scrolls on a phone. The figure of a
 * decision or a programme sets a filter, and is counted without that filter.
 */
function StatisticsRow({ rows, choice: { filters, narrow } }: StatisticsRowProps) {
  const counts = useMemo(() => {
    if (!rows) return undefined;
    const filtered = (changes: Partial<InscriptionFilters>) =>
      filterRows(rows, { ...filters, recherche: '', ...changes });
    return {
      ...figures(filtered(figureFilters({ parcours: '' }))),
      total: filtered({}).length,
      enAttente: countStatuts(filtered({ statut: '' })).en_attente,
    };
  }, [rows, filters]);

  function toggleOf(values: Partial<InscriptionFilters>, pressed = values) {
    const names = Object.keys(values) as (keyof InscriptionFilters)[];
    const isPressed = names.every((name) => filters[name] === values[name]);
    const cleared = Object.fromEntries(names.map((name) => [name, '']));
    return { isPressed, onPress: () => narrow(isPressed ? cleared : pressed) };
  }

  return (
    <Flex
      as="section"
      aria-label={texts.title}
      align="center"
      columnGap="2"
      rowGap="1"
      wrap={{ md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      fontVariantNumeric="tabular-nums"
      css={{ '& > *': { flexShrink: '0' } }}
    >
      <Figure
        label={texts.enAttente}
        value={counts?.enAttente}
        {...toggleOf({ statut: 'en_attente' })}
      />
      <Figure label={texts.total} value={counts?.total} />
      {programmes.map((name) => (
        <Figure
          key={name}
          label={texts[name]}
          value={counts?.[name]}
          {...toggleOf(deskFigures[name], figureFilters(deskFigures[name]))}
        />
      ))}
      {/* By day and evening classes, once there are applications of the second year. */}
      {counts && counts.bts2 > 0 && (
        <Box color="ink.muted">
          {texts.secondYear} : <strong>{formatCount(counts.bts2)}</strong> ({texts.jour}{' '}
          <strong>{formatCount(counts.bts2Jour)}</strong> · {texts.soir}{' '}
          <strong>{formatCount(counts.bts2Soir)}</strong>)
        </Box>
      )}
    </Flex>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Makes the figure a toggle button. */
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
        <Skeleton as="span" width="3ch">
          &nbsp;
        </Skeleton>
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
      css={{ '@media (pointer: fine)': { minHeight: { md: '28px' } } }}
      _pressed={{ borderColor: 'brand', background: 'brand.soft' }}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {content}
    </Button>
  );
}
