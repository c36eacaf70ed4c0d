import { now } from '@centre/domain/clock';
import { calendarDayOf } from '@centre/domain/dates';
import { filterRows, sortRows } from '@centre/domain/registre/filter';
import { queueToTell } from '@centre/domain/registre/queue';
import type { Row } from '@centre/domain/registre/row';
import { Box, Button } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { loadCampagnes, readCampagne, useCampagnes } from '../../data/staff/desk-campagnes.ts';
import { useRegister } from '../../data/staff/register.ts';
import { useQuery } from '../../data/use-query.ts';
import { formatCount } from '../../ui/format-count.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useCan } from '../session/session-context.tsx';
import { refresh, useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { filterWords, inscriptionCount, prevenirLabel } from './desk.texts.ts';
import { ExportButton } from './files/export-button.tsx';
import { campagneOf, isNarrowed, useCampagneLink, useListAddress } from './filters/address.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import { dashboard } from '../shell.texts.ts';
import { ListFrame } from './list/list-frame.tsx';
import { StatisticsRow } from './statistics-row.tsx';
import { useKeys } from './use-keys.ts';

/** The applications: figures, list and details. */
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

  useOnRefresh(loadCampagnes);
  useKeys({ '/': () => search.current?.focus() }, 0);

  return (
    <Box
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      // The table begins high on an office computer.
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
        result={<ResultLine count={rows?.length} isNarrowed={isNarrowed(filters)} />}
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

interface ResultLineProps {
  readonly count: number | undefined;
  readonly isNarrowed: boolean;
}

/** How many applications there are to the filters. */
function ResultLine({ count, isNarrowed }: ResultLineProps) {
  const words = isNarrowed ? filterWords.found : inscriptionCount;
  return (
    <Box role="status" fontWeight="600" fontVariantNumeric="tabular-nums">
      {count !== undefined && words(count, formatCount)}
    </Box>
  );
}

/** The way from the desk to the queue, with how many are in it. */
function PrevenirLink({ rows }: { readonly rows: readonly Row[] | undefined }) {
  const { value: current, reload } = useQuery(readCampagne, 'The campaign could not be read.');
  useOnRefresh(reload);
  const { linkTo } = useCampagneLink();
  const count =
    rows && current
      ? queueToTell(rows, current.decisionsPubliees ?? [], calendarDayOf(now())).length
      : undefined;
  return (
    <Button asChild variant={count ? 'solid' : 'outline'} size="sm">
      <Link to={linkTo('prevenir')}>
        <Megaphone size={16} aria-hidden />
        {prevenirLabel(count === undefined ? undefined : formatCount(count))}
      </Link>
    </Button>
  );
}
