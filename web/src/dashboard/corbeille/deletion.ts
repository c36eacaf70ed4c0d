import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { restoreInscription } from '../../../data/staff/corbeille.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { refresh } from '../../ui/refresh.ts';
import { toast } from '../../ui/toaster.ts';

const { restored, restoreFailed } = staffInscriptionMessages;

/** Puts a deleted application back, and says what became of it. */
export async function restore(id: string): Promise<void> {
  try {
    await restoreInscription(id);
    toast.success(restored);
    void refresh();
  } catch (error) {
    toast.error(sentenceOf(error, restoreFailed));
  }
}
