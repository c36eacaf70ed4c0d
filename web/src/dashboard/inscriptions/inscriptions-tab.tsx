import { Box, Button } from '@chakra-ui/react';
import { Columns3, Keyboard, Megaphone } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadCampagnes, useCampagnes } from '../../data/staff/desk-campagnes.ts';
import { useInscriptions, useInscriptionStatistics } from '../../data/staff/inscriptions.ts';
import { keepColumns, readColumns } from '../../data/staff/list-columns.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useCan, useMember } from '../session/use-member.ts';
import { refresh, useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { usePreload } from '../ui/use-preload.ts';
import {
  filterWords,
  inscriptionCount,
  keyWords,
  listWords,
  prevenirLabel,
} from './desk.texts.ts';
import { inscriptionsTab } from './inscriptions.texts.ts';
import { StatisticsRow } from './statistics-row.tsx';
import { IndexingNotice } from './indexing-notice.tsx';
import { inCampagne, isNarrowed, useListAddress } from './filters/address.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import { useDeferredCounts } from './deferred-counts.tsx';
import { ExportButton } from './files/export-button.tsx';
import { useKeys } from './keyboard/use-keys.ts';
import { ListFrame } from './list/list-frame.tsx';
import type { InscriptionPage } from '../../data/staff/inscription-list.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Link } from 'react-router-dom';
import { countToTell } from '../../data/staff/prevenir-queue.ts';
import { useQuery } from '../../data/use-query.ts';

const ColumnsDialog = lazyComponent(
  async () => (await import('./list/columns-dialog.tsx')).ColumnsDialog,
  null,
);
const KeysDialog = lazyComponent(
  async () => (await import('./keyboard/keys-dialog.tsx')).KeysDialog,
  null,
);

/** The applications: figures, list and details. */
export function InscriptionsTab() {
  const mayTell = useCan('inscriptions', 'write');
  const { id, username } = useMember();
  const choice = useListAddress(username);
  const [columns, setColumns] = useState(() => readColumns(id));
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
  const [shown, setShown] = useState<'keys' | 'columns'>();
  usePreload(ColumnsDialog, KeysDialog);
  const search = useRef<HTMLInputElement>(null);
  const count = list.status === 'success' ? list.page.count : undefined;
  const close = () => setShown(undefined);

  useEffect(() => {
    if (hasRows) show();
  }, [hasRows, show]);
  useOnRefresh(figures.reload);
  useOnRefresh(loadCampagnes);
  useKeys(
    {
      '/': () => search.current?.focus(),
      '?': () => setShown('keys'),
    },
    0,
  );

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box marginBottom="-4">
        <TabHead title={inscriptionsTab.title}>
          <CorbeilleButton kind="inscriptions" />
          {mayTell && <PrevenirLink isReady={hasRows} />}
          <ExportButton filters={filters} sort={sort} count={count ?? undefined} />
          <Button
            variant="outline"
            size="sm"
            display={{ base: 'none', md: 'inline-flex' }}
            onClick={() => setShown('columns')}
          >
            <Columns3 size={16} aria-hidden />
            {listWords.chooseColumns}
          </Button>
          <IconAction
            icon={Keyboard}
            variant="surface"
            label={keyWords.title}
            display={{ base: 'none', md: 'inline-flex' }}
            onClick={() => setShown('keys')}
          />
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
        columns={columns}
        onChanged={() => void refresh()}
      />
      {shown === 'keys' && <KeysDialog onClose={close} />}
      {shown === 'columns' && (
        <ColumnsDialog
          chosen={columns}
          onChoose={(chosen) => {
            setColumns(chosen);
            keepColumns(id, chosen);
          }}
          onClose={close}
        />
      )}
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
