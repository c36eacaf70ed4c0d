import { z } from 'zod';
import { lastDayOf, type StoredCampagne } from '../campagne/campagne.ts';
import { calendarDayOf, dayMs, type CalendarDay } from '../dates.ts';
import { limits } from '../limits.ts';
import { programmeOf } from './programme.ts';
import type { InscriptionRecord } from './record.ts';
import { answers } from './schema.ts';
import { referencePattern, toReference } from './reference.ts';
import { calendarDay } from '../day-schema.ts';

import { suiviMessages as says } from '../messages/suivi.ts';

/** Where an application stands, as far as the applicant may know. */
type Etat = 'recue' | 'etude' | 'acceptee' | 'refusee';

/**
 * What a reference and a date of birth are answered with: of the person only the initials, so that
 * families and printed pages do not mix two up.
 */
export interface Suivi {
  readonly etat: Etat;
  readonly recueLe: Date;
  /** Such as `K. A.`. */
  readonly initiales: string;
  /** What was applied for, in words. */
  readonly programme: string;
  readonly anneeScolaire: string;
  /** The paper that is missing. */
  readonly piece?: string | undefined;
  /** The last day for that paper, or to confirm a place; undefined when it is not known. */
  readonly limite?: CalendarDay | undefined;
  /** When the applicant hears from the centre, as a part of a sentence; undefined once decided. */
  readonly reponse?: string | undefined;
  /** Whether the applicant could read another decision before. */
  readonly changee?: true | undefined;
}

/** The request of `followInscription`; a reference is understood however it was noted down. */
export const followInscriptionRequest = z.strictObject({
  reference: z
    .string({ error: says.reference })
    .max(limits.length.longText, { error: says.reference })
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
  record: InscriptionRecord,
  campagneNow: StoredCampagne,
  now: Date,
): Suivi {
  const { dateInscription: recueLe, statut, campagne, decisionRemplaceeLe } = record;
  const { anneeScolaire, reponse, confirmation, decisionsPubliees = [] } = campagneNow;
  const publieeLe = campagneNow.publieesLe?.[campagne];
  const wasRead = decisionRemplaceeLe && publieeLe && decisionRemplaceeLe > publieeLe;
  const isCurrent = campagne === anneeScolaire;
  /** A day that is still to come, of the campaign that the application is for. */
  const limit = (day: CalendarDay | undefined) =>
    isCurrent && day && day >= calendarDayOf(now) ? day : undefined;
  const told = {
    ...{ recueLe, initiales: initialsOf(record), programme: programmeOf(record) },
    ...{ anneeScolaire: campagne, changee: wasRead ? (true as const) : undefined },
  };
  const isPublished = statut !== 'en_attente' && decisionsPubliees.includes(campagne);
  if (isPublished && statut === 'refusee') return { ...told, etat: statut };
  const piece = record.pieceManquante?.texte;
  if (isPublished) return { ...told, etat: statut, piece, limite: limit(confirmation) };
  const isNew = now.getTime() - recueLe.getTime() < correctableMs;
  return {
    ...told,
    etat: isNew ? 'recue' : 'etude',
    reponse: isCurrent ? reponse : undefined,
    piece,
    limite: piece === undefined ? undefined : limit(lastDayOf(campagneNow)),
  };
}

/** The first letters of the first name and the name, whatever the script. */
function initialsOf({ prenom, nom }: Pick<InscriptionRecord, 'prenom' | 'nom'>): string {
  return [prenom, nom]
    .flatMap((name) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? [])
    .map((letter) => `${letter}.`)
    .join(' ');
}
