import { staffTemoignageMessages as says } from '@centre/domain/staff/temoignage-messages';
import type { TemoignageStatut } from '@centre/domain/temoignage';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { temoignagesTab } from '../../content/dashboard/temoignages.ts';
import {
  deleteTemoignage,
  setTemoignageStatut,
  type StaffTemoignage,
} from '../../data/staff-temoignages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../ui/toaster.ts';
import { useCan } from '../session/use-member.ts';
import { deleteSoon } from '../shared/deletions.ts';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { EditWindow } from './edit-window.tsx';
import { nameIdOf, TemoignageCard } from './temoignage-card.tsx';

/** A testimonial with the buttons that this member has. */
export function StaffCard({ temoignage }: { readonly temoignage: StaffTemoignage }) {
  const { id, statut, photo, picture } = temoignage;
  const canWrite = useCan('temoignages', 'edit');
  const canDelete = useCan('temoignages', 'delete');
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<'editor' | 'question'>();
  const close = () => setOpened(undefined);
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

  function remove() {
    close();
    deleteSoon({
      key: `temoignages/${id}`,
      text: says.deleted,
      failure: says.deleteFailed,
      run: () => deleteTemoignage(id),
    });
  }

  return (
    <TemoignageCard
      temoignage={temoignage}
      photo={picture?.sources[0]?.url ?? photo}
      badge={{ text: temoignagesTab.statuts[statut], tone: isPublished ? 'brand' : 'neutral' }}
      actions={
        (canWrite || canDelete) && (
          <>
            {canWrite && (
              <>
                <Button
                  look={isPublished ? 'quiet' : 'brand'}
                  fontSize="sm"
                  disabled={isBusy}
                  aria-describedby={nameId}
                  onClick={() => void change(isPublished ? 'brouillon' : 'publie')}
                >
                  {isPublished ? temoignagesTab.unpublish : temoignagesTab.publish}
                </Button>
                <Button
                  look="quiet"
                  fontSize="sm"
                  aria-describedby={nameId}
                  onClick={() => setOpened('editor')}
                >
                  {common.edit}
                </Button>
              </>
            )}
            {canDelete && (
              <IconButton
                color="danger"
                marginInlineStart="auto"
                aria-label={common.delete}
                aria-describedby={nameId}
                onClick={() => setOpened('question')}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            )}
          </>
        )
      }
    >
      {opened === 'editor' && <EditWindow temoignage={temoignage} onClose={close} />}
      {opened === 'question' && (
        <ConfirmDialog
          title={common.deleteTitle}
          question={says.confirmDelete}
          confirm={common.delete}
          cancel={common.cancel}
          onConfirm={remove}
          onCancel={close}
        />
      )}
    </TemoignageCard>
  );
}
