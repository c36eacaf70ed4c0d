import { z } from 'zod';
import type { StoredCampagne } from '../campagne/campagne.ts';
import { dayMs } from '../dates.ts';
import { limits } from '../limits.ts';
import type { InscriptionRecord } from './record.ts';
import { answers } from './schema.ts';
import { referencePattern, toReference } from './reference.ts';
import { calendarDay } from '../day-schema.ts';

import { suiviMessages as says } from '../messages/suivi.ts';

/** Where an application stands, as far as the applicant may know. */
type Etat = 'recue' | 'etude' | 'acceptee' | 'refusee';

/** What a reference and a date of birth are answered with: nothing of anybody. */
export interface Suivi {
  readonly etat: Etat;
  readonly recueLe: Date;
  /** When the applicant hears from the centre, as a part of a sentence; undefined once decided. */
  readonly reponse?: string | undefined;
  /** Whether the applicant could read another decision before. */
  readonly changee?: true | undefined;
}

/** The request of `followInscription`; a reference is understood however it was noted down. */
export const followInscriptionRequest = z.strictObject({
  reference: z
    .string({ error: says.reference })
    .max(limits.length.shortText, { error: says.reference })
    .transform(toReference)
    .refine((reference) => referencePattern.test(reference), { error: says.reference }),
  dateNaissance: calendarDay(says.dateNaissance),
});

const { telephone, email, lieuResidence } = answers;

/** The request of `requestCorrection`: what the applicant wants to have changed, at least one. */
export const requestCorrectionRequest = followInscriptionRequest
  .extend({ telephone, email, lieuResidence })
  .refine((asked) => asked.telephone || asked.email || asked.lieuResidence, {
    error: says.nothingToCorrect,
  });

/** For so long an application is only received, in milliseconds: the applicant may correct it. */
const correctableMs = dayMs;

/**
 * Where an application stands at that instant. Before the decisions of its campaign are
 * published, nothing in it depends on them.
 */
export function suiviOf(
  { dateInscription, statut, campagne, decisionRemplaceeLe }: InscriptionRecord,
  { anneeScolaire, reponse, decisionsPubliees = [], publieesLe = {} }: StoredCampagne,
  now: Date,
): Suivi {
  const recueLe = dateInscription;
  const publieeLe = publieesLe[campagne];
  const wasRead = decisionRemplaceeLe && publieeLe && decisionRemplaceeLe > publieeLe;
  const changee = wasRead ? true : undefined;
  if (statut !== 'en_attente' && decisionsPubliees.includes(campagne)) {
    return { etat: statut, recueLe, changee };
  }
  const isNew = now.getTime() - recueLe.getTime() < correctableMs;
  return {
    etat: isNew ? 'recue' : 'etude',
    recueLe,
    reponse: campagne === anneeScolaire ? reponse : undefined,
    changee,
  };
}
