import { z } from 'zod';
import { campagneEtats, type CampagneEtat } from './campagne.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { maxPlaces, placeLines } from './places.ts';
import { unknownPlaceholders, type Motif } from '../inscription/prevenir.ts';
import { calendarDay } from '../day-schema.ts';
import { text } from '../schema.ts';
import { isSchoolYear } from './school-years.ts';
import { staffCampagneMessages } from '../messages/staff/campagne.ts';
import { normalizeText } from '../typed-text.ts';

const texts = staffCampagneMessages;

const day = (label: string) =>
  z
    .string({ error: messages.field.invalid(label) })
    .min(1, { error: messages.field.required, abort: true })
    .pipe(calendarDay(messages.field.invalid(label)));
const optionalDay = (label: string) =>
  z.union([z.literal(''), calendarDay(messages.field.invalid(label))], {
    error: messages.field.invalid(label),
  });

/** Message template of the staff; when a client omits it, the stored one stays. */
const message = (label: string, motif: Motif) =>
  text(label, { min: 1, max: limits.length.messageAPrevenir, normalize: normalizeText })
    .superRefine((value, context) => {
      const [unknown] = unknownPlaceholders(motif, value);
      if (unknown !== undefined) {
        context.addIssue({ code: 'custom', message: texts.placeholder(unknown, motif) });
      }
    })
    .refine((value) => value.includes('{lien}'), { error: texts.lien })
    .optional();

/** Number of places per line. */
export const placesRequest = z.partialRecord(
  z.enum(placeLines.map(({ key }) => key)),
  z
    .int({ error: texts.places })
    .min(0, { error: texts.places })
    .max(maxPlaces, { error: texts.places }),
  { error: messages.field.invalid('Places') },
);

const version = z.int({ error: messages.field.invalid('Version') }).min(0);

/** Computed fields of `GET /api/campagne`: a client may send back the campaign that it got. */
const computed = ['ouverte', 'closeLe', 'titre', 'texte', 'fin'];

function withoutComputed(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null) return asked;
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !computed.includes(name)));
}

/** School year, such as `2025-2026`. */
export const schoolYear = text('Année scolaire', { min: 1 }).refine(isSchoolYear, {
  error: texts.anneeScolaire,
});

/** Request of `publishDecisions`: the version that the member saw, and a former school year. */
export const publishDecisionsRequest = z.strictObject({
  version,
  anneeScolaire: schoolYear.optional(),
});
export type Publication = z.output<typeof publishDecisionsRequest>;

/**
 * Request of `saveCampaign`. `version` is the version at which the campaign was opened; without it,
 * changes that others saved in the meantime are overwritten.
 */
export const saveCampaignRequest = z.preprocess(
  withoutComputed,
  z
    .strictObject({
      anneeScolaire: schoolYear,
      ouverture: day('Ouverture'),
      cloture: day('Fermeture'),
      prolongation: optionalDay('Prolongation').optional().default(''),
      etat: z.enum(Object.keys(campagneEtats) as [CampagneEtat, ...CampagneEtat[]], {
        error: messages.field.invalid('État'),
      }),
      prochaine: optionalDay('Prochaine ouverture').optional().default(''),
      confirmation: optionalDay('Confirmation').optional(),
      suite: text('Suite', { min: 1, max: limits.length.shortText }).optional(),
      reponse: text('Réponse', { min: 1, max: limits.length.shortText }).optional(),
      messageDecision: message('Message : décision publiée', 'decision'),
      messagePiece: message('Message : pièce manquante', 'piece'),
      places: placesRequest.optional(),
      version: version.optional(),
    })
    .superRefine((campagne, context) => {
      const { ouverture, cloture, prolongation, prochaine, confirmation } = campagne;
      const complain = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (cloture < ouverture) complain('cloture', texts.cloture);
      if (prolongation && prolongation <= cloture) complain('prolongation', texts.prolongation);
      if (prochaine && prochaine <= (prolongation || cloture)) {
        complain('prochaine', texts.prochaine);
      }
      if (confirmation && confirmation <= (prolongation || cloture)) {
        complain('confirmation', texts.confirmation);
      }
    }),
);
