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
  keepSeenTemoignages,
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
import { useStill } from '../ui/collection.tsx';
import { temoignagesTab } from './temoignages.texts.ts';
import { TemoignageList } from './temoignage-list.tsx';
import { useWaiting, WaitingList } from './waiting-list.tsx';

const loadForms = () => import('./temoignage-forms.tsx');
const AddTemoignage = lazyComponent(async () => (await loadForms()).AddTemoignage, null);
const EditTemoignage = lazyComponent(async () => (await loadForms()).EditTemoignage, null);

/** The testimonials: those on the site, the drafts, and those that wait for the connection. */
export function TemoignagesTab() {
  const { id } = useMember();
  const canWrite = useCan('temoignages', 'create');
  // A form that was left unsent is found open again.
  const [isAdding, setAdding] = useState(
    () => canWrite && readStaffDraft(id, 'temoignage') !== undefined,
  );
  const [edited, setEdited] = useState<Temoignage>();
  usePreload(AddTemoignage, EditTemoignage);
  const [shown, setShown] = useState(draftPage);
  const copies = useWaiting();
  const draftList = useDraftTemoignages(shown);
  const published = usePublishedTemoignages();
  const publishedItems = published.status === 'success' ? published.items : undefined;
  const draftItems = draftList.status === 'success' ? draftList.items : undefined;
  const publishedCount = publishedItems?.length;
  const isFull = publishedCount === limits.publishedTemoignages;
  const drafts = useDraftCount();

  const isFirstRun =
    publishedItems?.length === 0 && draftItems?.length === 0 && copies.length === 0;

  const cards = publishedItems && draftItems && [...publishedItems, ...draftItems];
  const still = useStill(cards && [isAdding, ...cards.map(({ id, statut }) => [id, statut])]);

  useEffect(() => {
    if (publishedItems && draftItems) keepSeenTemoignages([...publishedItems, ...draftItems]);
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
                drafts !== undefined && drafts > shown
                  ? () => setShown(shown + draftPage)
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

/** How many drafts there are; undefined until it is known. */
function useDraftCount(): number | undefined {
  const [count, setCount] = useState<number>();
  const [turn, setTurn] = useState(0);
  const recount = useCallback(() => setTurn((turns) => turns + 1), []);

  useEffect(() => subscribeToTemoignages(recount), [recount]);
  useEffect(() => {
    countDraftTemoignages().then(setCount, (error: unknown) => {
      // The lists report the failure; the figure stays.
      console.warn(temoignageMessages.loadFailed, error);
    });
  }, [turn]);

  return count;
}
