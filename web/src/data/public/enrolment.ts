import { noticeVersion, type NoticeShown } from '@centre/domain/inscription/consent';
import { honeypotField } from '@centre/domain/inscription/inscription';
import { call, CallError } from '../callables.ts';
import {
  onServerClock,
  rememberRequest,
  renewRequestId,
  type Draft,
} from './enrolment-draft.ts';

/** Receipt of an application. */
export interface Receipt {
  readonly id: string;
  readonly reference: string;
  /** ISO 8601, by the server's clock. */
  readonly dateInscription: string;
}

export { suggestEmail } from '@centre/domain/suggest-email';
export { isEmail } from '@centre/domain/typed-text';
export { normalizedAnswers } from './normalized-answers.ts';

/**
 * Sends an application with the version of its notice; sending it again returns the same receipt.
 * On a shared device, the `requestId` may be another person's: it is then replaced, once.
 *
 * @param trap value of the honeypot.
 * @throws CallError
 */
export async function sendEnrolment(draft: Draft, trap: string): Promise<Receipt> {
  try {
    return await sendOnce(draft, trap);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'already-exists') throw error;
    return sendOnce(renewRequestId(), trap);
  }
}

async function sendOnce(draft: Draft, trap: string): Promise<Receipt> {
  // Before sending, because the page may be closed before an answer comes.
  rememberRequest(draft);
  const { requestId, begunAt, form, guardianAgrees, sansEmail, corrects } = draft;
  const consentement: NoticeShown = { version: noticeVersion, tuteur: guardianAgrees };
  const { inscription } = await call<{ inscription: Receipt }>('createInscription', {
    ...form,
    ...(sansEmail && { sansEmail, email: '' }),
    ...(corrects && { corrige: true }),
    requestId,
    consentement,
    ...(begunAt && { commenceLe: onServerClock(begunAt) }),
    [honeypotField]: trap,
  });
  return inscription;
}
