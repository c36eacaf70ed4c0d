import { noticeVersion, type NoticeShown } from '@centre/domain/consent';
import { honeypotField } from '@centre/domain/inscription';
import { call } from './callables.ts';
import type { Draft } from './enrolment-draft.ts';

/** The receipt of an application. */
export interface Receipt {
  readonly id: string;
  readonly reference: string;
  /** ISO 8601, by the server's clock. */
  readonly dateInscription: string;
}

/**
 * Sends an application with the version of its notice; sending it again gives the same receipt.
 *
 * @param trap value of the honeypot.
 * @throws CommandFailure
 */
export async function sendEnrolment(
  { requestId, form, guardianAgrees }: Draft,
  trap: string,
): Promise<Receipt> {
  const consentement: NoticeShown = { version: noticeVersion, tuteur: guardianAgrees };
  const { inscription } = await call<{ inscription: Receipt }>('createInscription', {
    ...form,
    requestId,
    consentement,
    [honeypotField]: trap,
  });
  return inscription;
}
