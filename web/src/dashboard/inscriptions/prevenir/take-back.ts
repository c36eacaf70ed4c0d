import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { prevenirMessages as says } from '@centre/domain/messages/staff/inscription';
import { withdrawContact } from '../../../data/staff/prevenir-queue.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { toast } from '../../ui/toaster.ts';

/** Takes back a contact that was noted by mistake. @returns whether it is gone. */
export async function takeBack(record: InscriptionRecord, date: Date): Promise<boolean> {
  try {
    await withdrawContact(record.id, date);
    toast.info(says.withdrawn(fullName(record)));
    return true;
  } catch (failure) {
    toast.error(sentenceOf(failure, says.withdrawFailed));
    return false;
  }
}
