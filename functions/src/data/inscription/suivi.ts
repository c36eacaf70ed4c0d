import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import type { CorrectableField, RequestedCorrection } from '@centre/domain/inscription/record';
import type { Actor } from '@centre/domain/journal/journal';
import { suiviOf, type Suivi } from '@centre/domain/inscription/suivi';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { firestore } from '../admin.ts';
import { readCampagne } from '../campagne.ts';
import { changeInscription } from './changes.ts';
import { inscriptions, recordIn } from './documents.ts';

/** What shows that an application is one's own. */
interface Proof {
  readonly reference: string;
  readonly dateNaissance: string;
}

/**
 * Where the application of that reference stands.
 *
 * @throws CommandError `not-found`.
 */
export async function findSuivi(proof: Proof): Promise<Suivi> {
  const [snapshot, campagne] = await Promise.all([own(proof), readCampagne()]);
  return suiviOf(recordIn(snapshot), campagne, new Date());
}

/**
 * Passes on to the staff what the applicant wants to have corrected. The answer does not tell
 * whether the application says so already.
 *
 * @throws CommandError `not-found`.
 */
export async function askForCorrection(
  { reference, dateNaissance, ...wanted }: Proof & RequestedCorrection['answers'],
  by: Actor,
): Promise<void> {
  const { id } = await own({ reference, dateNaissance });
  await requestCorrection(id, wanted, by);
}

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
  await changeInscription(id, by, (before) => {
    const others = Object.entries(wanted).filter(
      ([field, text]) => text !== '' && text !== before[field as CorrectableField],
    );
    if (others.length === 0) return { answers: {} };
    const asked = { ...before.correction?.answers, ...Object.fromEntries(others) };
    return { answers: {}, fields: { correction: { ...asked, date: new Date() } } };
  });
}

/** An unknown reference and another date of birth are answered alike, after the same readings. */
async function own({ reference, dateNaissance }: Proof): Promise<DocumentSnapshot> {
  const holder = await firestore().collection('references').doc(reference).get();
  const id: unknown = holder.get('inscription');
  const snapshot = await inscriptions()
    .doc(typeof id === 'string' ? id : 'inconnue')
    .get();
  if (!snapshot.exists || snapshot.get('dateNaissance') !== dateNaissance) {
    throw new CommandError('not-found', suiviMessages.unknown);
  }
  return snapshot;
}
