import { Box, Button } from '@chakra-ui/react';
import { Download, Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keyWords } from '../../content/dashboard/desk.ts';
import { exportWords } from '../../content/dashboard/exports.ts';
import { inscriptionsTab } from '../../content/dashboard/inscriptions.ts';
import { useInscriptions, useInscriptionStatistics } from '../../data/inscriptions.ts';
import { refresh, useOnRefresh } from '../shared/refresh.ts';
import { TabHead } from '../shared/tab-head.tsx';
import { StatisticsRow } from './figures.tsx';
import { ResultLine } from './result-line.tsx';
import { IndexingNotice } from './indexing-notice.tsx';
import { ExportWindow } from './files/export-window.tsx';
import { isNarrowed, useListAddress } from './filters/address.ts';
import { FiltersBar } from './filters/filters-bar.tsx';
import { useFirstRows } from './first-rows.tsx';
import { KeysWindow } from './keyboard/keys-window.tsx';
import { useKeys } from './keyboard/use-keys.ts';
import { ListFrame } from './list/list-frame.tsx';
import { IconAction } from '../ui/icon-action.tsx';

/** The applications: figures, list and details. */
export function InscriptionsTab() {
  const choice = useListAddress();
  const { filters, sort } = choice;
  const list = useInscriptions(filters, sort);
  const { show } = useFirstRows();
  const [hasRows, setHasRows] = useState(false);
  if (!hasRows && list.status !== 'loading') setHasRows(true);
  const figures = useInscriptionStatistics(hasRows);
  const [shown, setShown] = useState<'keys' | 'export'>();
  const search = useRef<HTMLInputElement>(null);
  const count = list.status === 'success' ? list.page.count : undefined;
  const close = () => setShown(undefined);

  useEffect(() => {
    if (hasRows) show();
  }, [hasRows, show]);
  useOnRefresh(figures.reload);
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
          <Button variant="outline" size="sm" onClick={() => setShown('export')}>
            <Download size={16} aria-hidden />
            {exportWords.menu}
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
      <StatisticsRow {...figures} />
      <FiltersBar
        choice={choice}
        searchRef={search}
        result={<ResultLine count={count} isNarrowed={isNarrowed(filters)} />}
      />
      <IndexingNotice isReady={hasRows} />
      <ListFrame choice={choice} list={list} onChanged={() => void refresh()} />
      {shown === 'keys' && <KeysWindow onClose={close} />}
      {shown === 'export' && (
        <ExportWindow
          filters={filters}
          sort={sort}
          count={count ?? undefined}
          onClose={close}
        />
      )}
    </Box>
  );
}
