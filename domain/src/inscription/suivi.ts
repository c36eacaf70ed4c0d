import { z } from 'zod';
import { lastDayOf, type StoredCampagne } from '../campagne/campagne.ts';
import { calendarDayOf, dayMs, type CalendarDay } from '../dates.ts';
import { limits } from '../limits.ts';
import { programmeOf } from './programme.ts';
import type { InscriptionRecord } from './record.ts';
import { answers } from './schema.ts';
import { referencePattern, normalizeReference } from './reference.ts';
import { calendarDay } from '../day-schema.ts';

import { suiviMessages as texts } from '../messages/suivi.ts';

/** State of an application, as shown to the applicant. */
type Etat = 'recue' | 'etude' | 'acceptee' | 'refusee';

/**
 * Answer of the follow-up to a reference and a date of birth. It names the person by initials only,
 * so that families and printed pages do not mix two applications up.
 */
export interface Suivi {
  readonly etat: Etat;
  readonly recueLe: Date;
  /** Such as `K. A.`. */
  readonly initiales: string;
  /** Chosen programme, in words. */
  readonly programme: string;
  readonly anneeScolaire: string;
  /** Missing paper. */
  readonly piece?: string | undefined;
  /** Last day to bring that paper or to confirm a place; undefined when unknown. */
  readonly limite?: CalendarDay | undefined;
  /** Announced date of the decision, as a part of a sentence; undefined once decided. */
  readonly reponse?: string | undefined;
  /** Whether the applicant could read another decision earlier. */
  readonly changee?: true | undefined;
}

/** Request of `followInscription`; accepts a reference in any form that `normalizeReference` reads. */
export const followInscriptionRequest = z.strictObject({
  reference: z
    .string({ error: texts.reference })
    .max(limits.length.longText, { error: texts.reference })
    .transform(normalizeReference)
    .refine((reference) => referencePattern.test(reference), { error: texts.reference }),
  dateNaissance: calendarDay(texts.dateNaissance),
});

const { telephone, email, lieuResidence } = answers;

/** Request of `requestCorrection`: at least one corrected answer. */
export const requestCorrectionRequest = followInscriptionRequest
  .extend({ telephone, email, lieuResidence })
  .refine((asked) => asked.telephone || asked.email || asked.lieuResidence, {
    error: texts.nothingToCorrect,
  });

/** Time in the state `recue`, in milliseconds, during which the applicant may correct the answers. */
const receivedMs = dayMs;

/**
 * State of an application at an instant. Until the decisions of its campaign are published, nothing
 * in the answer depends on them.
 */
export function suiviOf(
  record: InscriptionRecord,
  campagneNow: StoredCampagne,
  now: Date,
): Suivi {
  const { dateInscription: recueLe, statut, campagne, decisionRemplaceeLe } = record;
  const { anneeScolaire, reponse, confirmation, decisionsPubliees = [] } = campagneNow;
  const publieeLe = campagneNow.publieesLe?.[campagne];
  const wasRead = decisionRemplaceeLe && publieeLe && decisionRemplaceeLe > publieeLe;
  const isCurrent = campagne === anneeScolaire;
  /** `day`, unless it is over or the application belongs to another campaign. */
  const limit = (day: CalendarDay | undefined) =>
    isCurrent && day && day >= calendarDayOf(now) ? day : undefined;
  const common = {
    ...{ recueLe, initiales: initialsOf(record), programme: programmeOf(record) },
    ...{ anneeScolaire: campagne, changee: wasRead ? (true as const) : undefined },
  };
  const isPublished = statut !== 'en_attente' && decisionsPubliees.includes(campagne);
  if (isPublished && statut === 'refusee') return { ...common, etat: statut };
  const piece = record.pieceManquante?.texte;
  if (isPublished) return { ...common, etat: statut, piece, limite: limit(confirmation) };
  const isNew = now.getTime() - recueLe.getTime() < receivedMs;
  return {
    ...common,
    etat: isNew ? 'recue' : 'etude',
    reponse: isCurrent ? reponse : undefined,
    piece,
    limite: piece === undefined ? undefined : limit(lastDayOf(campagneNow)),
  };
}

/** Initials of the first name and the name, in any script. */
function initialsOf({ prenom, nom }: Pick<InscriptionRecord, 'prenom' | 'nom'>): string {
  return [prenom, nom]
    .flatMap((name) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? [])
    .map((letter) => `${letter}.`)
    .join(' ');
}
