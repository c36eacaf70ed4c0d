import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { prevenirMessages as messages } from '@centre/domain/messages/staff/inscription';
import { withdrawContact } from '../../../data/staff/inscriptions.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { attempt } from '../../ui/use-action.ts';
import { toast } from '../../ui/toaster.ts';

/** Withdraws a contact that was noted by mistake, and shows a toast. */
export const undoContact = (record: InscriptionRecord, date: Date): Promise<void> =>
  attempt(async () => {
    await withdrawContact(record.id, date);
    toast.info(messages.withdrawn(fullName(record)));
  }, messages.withdrawFailed);
