import { Box, Button, Heading, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { temoignageMessages } from '@centre/domain/messages/public';
import { staffTemoignageMessages as says } from '@centre/domain/messages/staff/content';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { listStates } from '../../texts/list-states.texts.ts';
import type { LiveList } from '../../data/staff/live.tsx';
import { seenTemoignages } from '../../data/staff/staff-temoignages.ts';
import { deleteTemoignage, setTemoignageStatut } from '../../data/staff/temoignage-commands.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { Notice } from '../ui/notice.tsx';
import { common } from '../common.texts.ts';
import { discard } from '../corbeille/deletion.ts';
import { useCan } from '../session/use-member.ts';
import { sentenceOf } from '../ui/failure-sentence.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/list-states.tsx';
import { toast } from '../ui/toaster.ts';
import { IconAction } from '../ui/icon-action.tsx';
import { temoignagesTab } from './temoignages.texts.ts';
import { CardGrid, nameIdOf, TemoignageCard } from './temoignage-card.tsx';

interface TemoignageListProps {
  readonly title: string;
  readonly statut: TemoignageStatut;
  readonly list: LiveList<Temoignage>;
  readonly empty: string;
  readonly onEdit: (temoignage: Temoignage) => void;
  readonly children?: ReactNode;
}

/** A list of testimonials with its title, in each of its states. */
export function TemoignageList({ title, children, ...cards }: TemoignageListProps) {
  const { list } = cards;
  const id = useId();
  useAnnounced(list.status === 'loading' ? undefined : listStates.loaded);
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      <Cards {...cards} />
      {children}
    </section>
  );
}

type CardsProps = Omit<TemoignageListProps, 'title' | 'children'>;

function Cards({ list, statut, empty, onEdit }: CardsProps) {
  if (list.status === 'loading') {
    return (
      <Box role="status">
        <VisuallyHidden>{temoignagesTab.loading}</VisuallyHidden>
        <CardGrid aria-hidden>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} as="li" minHeight="220px" />
          ))}
        </CardGrid>
      </Box>
    );
  }
  const items = list.status === 'error' ? seenTemoignages(statut) : list.items;
  const failure = list.status === 'error' && (
    <LoadFailure onRetry={list.reload}>
      {temoignageMessages.loadFailed}
      {items && <Box fontSize="sm">{temoignagesTab.lastSeen}</Box>}
    </LoadFailure>
  );
  if (!items) return failure;
  return (
    <>
      {failure}
      {items.length === 0 && <Notice>{empty}</Notice>}
      <CardGrid>
        {items.map((temoignage) => (
          <StaffCard
            key={temoignage.id}
            temoignage={temoignage}
            onEdit={() => onEdit(temoignage)}
          />
        ))}
      </CardGrid>
    </>
  );
}

interface StaffCardProps {
  readonly temoignage: Temoignage;
  readonly onEdit: () => void;
}

function StaffCard({ temoignage, onEdit }: StaffCardProps) {
  const { id, statut, photo, picture } = temoignage;
  const canWrite = useCan('temoignages', 'edit');
  const canDelete = useCan('temoignages', 'delete');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isPublished = statut === 'publie';
  const nameId = nameIdOf(id);

  async function change(next: TemoignageStatut) {
    setBusy(true);
    try {
      await setTemoignageStatut(id, next);
      toast.success(next === 'publie' ? says.published : says.unpublished);
    } catch (failure) {
      toast.error(sentenceOf(failure, says.statutFailed));
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    await discard({ kind: 'temoignages', id, remove: deleteTemoignage, says });
    setAsking(false);
  }

  return (
    <TemoignageCard
      temoignage={temoignage}
      photo={picture?.sources[0]?.url ?? photo}
      badge={{
        text: temoignagesTab.statuts[statut],
        colorPalette: isPublished ? 'brand' : 'neutral',
      }}
      actions={
        (canWrite || canDelete) && (
          <>
            {canWrite && (
              <>
                <Button
                  variant={isPublished ? 'outline' : 'solid'}
                  fontSize="sm"
                  disabled={isBusy}
                  aria-describedby={nameId}
                  onClick={() => void change(isPublished ? 'brouillon' : 'publie')}
                >
                  {isPublished ? temoignagesTab.unpublish : temoignagesTab.publish}
                </Button>
                <Button
                  variant="outline"
                  fontSize="sm"
                  aria-describedby={nameId}
                  onClick={onEdit}
                >
                  {common.edit}
                </Button>
              </>
            )}
            {canDelete && (
              <IconAction
                icon={Trash2}
                color="danger"
                marginInlineStart="auto"
                label={common.delete}
                aria-describedby={nameId}
                onClick={() => setAsking(true)}
              />
            )}
          </>
        )
      }
    >
      {isAsking && (
        <ConfirmDialog
          question={says.confirmDelete}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </TemoignageCard>
  );
}
