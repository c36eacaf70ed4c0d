import { Box, Button } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { readStaffDraft } from '../../data/staff/staff-drafts.ts';
import {
  countDraftTemoignages,
  draftPage,
  cacheTemoignages,
  useDraftTemoignages,
  usePublishedTemoignages,
} from '../../data/staff/staff-temoignages.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Notice } from '../ui/notice.tsx';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useCan, useMember } from '../session/session-context.tsx';
import { TabHead } from '../ui/tab-head.tsx';
import { usePreload } from '../ui/loading.ts';
import { Figures } from '../ui/figures.tsx';
import { useClickGuard } from '../ui/collection.tsx';
import { temoignagesTab } from './temoignages.texts.ts';
import { TemoignageList } from './temoignage-list.tsx';
import { useWaiting, WaitingList } from './waiting-list.tsx';

const loadForms = () => import('./temoignage-forms.tsx');
const AddTemoignage = lazyComponent(async () => (await loadForms()).AddTemoignage, null);
const EditTemoignage = lazyComponent(async () => (await loadForms()).EditTemoignage, null);

/** Testimonials section: published ones, drafts, and those waiting for a connection. */
export function TemoignagesTab() {
  const { id } = useMember();
  const canWrite = useCan('temoignages', 'create');
  // Reopens the form when an unsent draft exists.
  const [isAdding, setAdding] = useState(
    () => canWrite && readStaffDraft(id, 'temoignage') !== undefined,
  );
  const [edited, setEdited] = useState<Temoignage>();
  usePreload(AddTemoignage, EditTemoignage);
  const [draftLimit, setDraftLimit] = useState(draftPage);
  const copies = useWaiting();
  const draftList = useDraftTemoignages(draftLimit);
  const published = usePublishedTemoignages();
  const publishedItems = published.status === 'success' ? published.items : undefined;
  const draftItems = draftList.status === 'success' ? draftList.items : undefined;
  const publishedCount = publishedItems?.length;
  const isFull = publishedCount === limits.publishedTemoignages;
  const drafts = useDraftCount();

  const isFirstRun =
    publishedItems?.length === 0 && draftItems?.length === 0 && copies.length === 0;

  const cards = publishedItems && draftItems && [...publishedItems, ...draftItems];
  const still = useClickGuard(
    cards && [isAdding, ...cards.map(({ id, statut }) => [id, statut])],
  );

  useEffect(() => {
    if (publishedItems && draftItems) cacheTemoignages([...publishedItems, ...draftItems]);
  }, [publishedItems, draftItems]);

  return (
    <>
      <TabHead title={temoignagesTab.title}>
        <CorbeilleButton kind="temoignages" />
        {canWrite && !isAdding && !isFirstRun && <AddButton onAdd={() => setAdding(true)} />}
      </TabHead>
      <Box display="grid" gap="5">
        <Figures
          hasFailed={published.status === 'error'}
          figures={[
            {
              label: temoignagesTab.stats.published,
              value:
                publishedCount === undefined ? undefined : temoignagesTab.ofMax(publishedCount),
            },
            { label: temoignagesTab.stats.drafts, value: drafts },
            {
              label: temoignagesTab.stats.total,
              value:
                publishedCount === undefined || drafts === undefined
                  ? undefined
                  : publishedCount + drafts,
            },
          ]}
        />
        {publishedCount !== undefined && publishedCount >= limits.publishedTemoignages && (
          <Notice tone="warning" role="status">
            {isFull ? temoignagesTab.full : temoignagesTab.tooMany}
          </Notice>
        )}
        {isAdding && <AddTemoignage onClose={() => setAdding(false)} />}
        <WaitingList copies={copies} />
        {isFirstRun ? (
          !isAdding && (
            <EmptyState
              title={temoignagesTab.empty}
              {...(canWrite && { hint: temoignagesTab.emptyHint })}
            >
              {canWrite && <AddButton onAdd={() => setAdding(true)} />}
            </EmptyState>
          )
        ) : (
          <Box display="grid" gap="5" style={still}>
            <TemoignageList
              title={temoignagesTab.publishedList}
              statut="publie"
              list={published}
              empty={temoignagesTab.nonePublished}
              onEdit={setEdited}
            />
            <TemoignageList
              title={temoignagesTab.draftList}
              statut="brouillon"
              list={draftList}
              empty={temoignagesTab.noDrafts}
              onEdit={setEdited}
              onMore={
                drafts !== undefined && drafts > draftLimit
                  ? () => setDraftLimit(draftLimit + draftPage)
                  : undefined
              }
            />
          </Box>
        )}
      </Box>
      {edited && <EditTemoignage temoignage={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <Plus size={18} aria-hidden />
      {temoignagesTab.add}
    </Button>
  );
}

/** Count of drafts; undefined until it has loaded. */
function useDraftCount(): number | undefined {
  const [count, setCount] = useState<number>();
  const [version, setVersion] = useState(0);
  const recount = useCallback(() => setVersion((count) => count + 1), []);

  useEffect(() => subscribeToTemoignages(recount), [recount]);
  useEffect(() => {
    countDraftTemoignages().then(setCount, (error: unknown) => {
      // The lists report the failure; the figure stays.
      console.warn(temoignageMessages.loadFailed, error);
    });
  }, [version]);

  return count;
}
