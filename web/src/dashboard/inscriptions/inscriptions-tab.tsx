import { Box, Button } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadCampagnes, useCampagnes } from '../../data/staff/desk-campagnes.ts';
import { useInscriptions, useInscriptionStatistics } from '../../data/staff/inscriptions.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useCan } from '../session/use-member.ts';
import { refresh, useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { filterWords, inscriptionCount, prevenirLabel } from './desk.texts.ts';
import { inscriptionsTab } from './inscriptions.texts.ts';
import { StatisticsRow } from './statistics-row.tsx';
import { IndexingNotice } from './indexing-notice.tsx';
import { inCampagne, isNarrowed, useListAddress } from './filters/address.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import { useDeferredCounts } from './deferred-counts.tsx';
import { ExportButton } from './files/export-button.tsx';
import { ListFrame } from './list/list-frame.tsx';
import type { InscriptionPage } from '../../data/staff/inscription-list.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Link } from 'react-router-dom';
import { useKeys } from './use-keys.ts';
import { countToTell } from '../../data/staff/prevenir-queue.ts';
import { useQuery } from '../../data/use-query.ts';

/** The applications: figures, list and details. */
export function InscriptionsTab() {
  const mayTell = useCan('inscriptions', 'write');
  const choice = useListAddress();
  const { sort } = choice;
  const campagnes = useCampagnes();
  const filters = useMemo(
    () => inCampagne(choice.filters, campagnes),
    [choice.filters, campagnes],
  );
  const list = useInscriptions(filters, sort);
  const { show } = useDeferredCounts();
  const [hasRows, setHasRows] = useState(false);
  if (!hasRows && list.status !== 'loading') setHasRows(true);
  const figures = useInscriptionStatistics(filters, hasRows);
  const search = useRef<HTMLInputElement>(null);
  const count = list.status === 'success' ? list.page.count : undefined;

  useEffect(() => {
    if (hasRows) show();
  }, [hasRows, show]);
  useOnRefresh(figures.reload);
  useOnRefresh(loadCampagnes);
  useKeys({ '/': () => search.current?.focus() }, 0);

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box marginBottom="-4">
        <TabHead title={inscriptionsTab.title}>
          <CorbeilleButton kind="inscriptions" />
          {mayTell && <PrevenirLink isReady={hasRows} />}
          <ExportButton filters={filters} sort={sort} count={count ?? undefined} />
        </TabHead>
      </Box>
      <StatisticsRow {...figures} choice={choice} />
      <FiltersBar
        choice={choice}
        campagnes={campagnes}
        searchRef={search}
        result={<ResultLine count={count} isNarrowed={isNarrowed(choice.filters)} />}
      />
      <IndexingNotice isReady={hasRows} />
      <ListFrame
        choice={choice}
        filters={filters}
        list={list}
        onChanged={() => void refresh()}
      />
    </Box>
  );
}

interface ResultLineProps {
  readonly count: InscriptionPage['count'];
  readonly isNarrowed: boolean;
}

/** How many applications there are to the filters. */
function ResultLine({ count, isNarrowed }: ResultLineProps) {
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

/** The way from the desk to the queue, with how many are in it. */
function PrevenirLink({ isReady }: { readonly isReady: boolean }) {
  const { value, reload } = useQuery(countToTell, 'Those to tell could not be counted.', {
    isReady,
  });
  useOnRefresh(reload);
  return (
    <Button asChild variant={value ? 'solid' : 'outline'} size="sm">
      <Link to="prevenir">
        <Megaphone size={16} aria-hidden />
        {prevenirLabel(value === undefined ? undefined : formatCount(value))}
      </Link>
    </Button>
  );
}
