import type { InscriptionStatut } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { fullName } from '../../../content/dashboard/answers.ts';
import { common } from '../../../content/dashboard/common.ts';
import { updateInscription } from '../../../data/inscriptions.ts';
import { toast } from '../../../ui/toaster.tsx';
import { sentenceOf } from '../../shared/failure-sentence.ts';
import { undoMs } from '../../shared/deletions.ts';

const { statutChanged, statutFailed } = staffInscriptionMessages;

/** Decides on an application and offers to put its former statut back. */
export async function changeStatut(
  record: InscriptionRecord,
  statut: InscriptionStatut,
  onChanged: () => void,
): Promise<void> {
  const name = fullName(record);
  try {
    await updateInscription(record.id, { statut });
  } catch (error) {
    toast.error(sentenceOf(error, statutFailed));
    return;
  }
  onChanged();
  toast.success(statutChanged[statut](name), {
    durationMs: undoMs,
    action: { label: common.undo, onClick: () => void putBack(record, onChanged) },
  });
}

async function putBack(record: InscriptionRecord, onChanged: () => void): Promise<void> {
  try {
    await updateInscription(record.id, { statut: record.statut });
    onChanged();
    toast.info(statutChanged[record.statut](fullName(record)));
  } catch (error) {
    toast.error(sentenceOf(error, statutFailed));
  }
}
