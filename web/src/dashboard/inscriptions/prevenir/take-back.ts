import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { prevenirMessages as says } from '@centre/domain/messages/staff/inscription';
import { withdrawContact } from '../../../data/staff/inscriptions.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { attempt } from '../../ui/use-action.ts';
import { toast } from '../../ui/toaster.ts';

/** Withdrawal of a contact that was noted by mistake, with its message. */
export const takeBack = (record: InscriptionRecord, date: Date): Promise<void> =>
  attempt(async () => {
    await withdrawContact(record.id, date);
    toast.info(says.withdrawn(fullName(record)));
  }, says.withdrawFailed);
