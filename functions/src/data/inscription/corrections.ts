import { CommandError } from '@centre/domain/command-error';
import type {
  CorrectableField,
  InscriptionRecord,
  RequestedCorrection,
} from '@centre/domain/inscription/record';
import { changedAnswers } from '@centre/domain/inscription/schema';
import type { Actor } from '@centre/domain/journal/journal';
import { serverMessages } from '@centre/domain/messages/server';
import { changeInscription } from './changes.ts';
import { recordIn } from './documents.ts';

/**
 * Notes what the applicant asks to have corrected, beside what was asked for before. What the
 * application says already is left out.
 *
 * @throws CommandError `not-found`.
 */
export async function requestCorrection(
  id: string,
  wanted: RequestedCorrection['answers'],
  by: Actor,
): Promise<void> {
  await changeInscription(id, by, (form, snapshot) => {
    const others = Object.entries(wanted).filter(
      ([field, text]) => text !== '' && text !== form[field as CorrectableField],
    );
    if (others.length === 0) return { answers: {} };
    const asked = recordIn(snapshot).correction?.answers;
    return { answers: {}, correction: { ...asked, ...Object.fromEntries(others) } };
  });
}

/**
 * Takes what the applicant asked for into the application, or refuses it.
 *
 * @param askedAt when the applicant asked for what the member has read.
 * @throws CommandError `not-found`; `failed-precondition` when it is settled; `aborted` when
 * something else is asked for by now; what `changedAnswers` throws.
 */
export function settleCorrection(
  id: string,
  isAccepted: boolean,
  askedAt: Date,
  by: Actor,
): Promise<InscriptionRecord> {
  return changeInscription(id, by, (form, snapshot) => {
    const { correction } = recordIn(snapshot);
    if (!correction) {
      throw new CommandError('failed-precondition', serverMessages.correctionSettled);
    }
    if (correction.date.getTime() !== askedAt.getTime()) {
      throw new CommandError('aborted', serverMessages.correctionStale);
    }
    const answers = isAccepted ? changedAnswers(form, correction.answers) : {};
    return { answers, correction: null };
  });
}
