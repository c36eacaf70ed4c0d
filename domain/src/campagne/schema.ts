import { z } from 'zod';
import { campagneEtats, type CampagneEtat } from './campagne.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { mostPlaces, placeLines } from './places.ts';
import { unknownPlaceholders, type Motif } from '../inscription/prevenir.ts';
import { calendarDay } from '../day-schema.ts';
import { text } from '../schema.ts';
import { isSchoolYear } from './school-years.ts';
import { staffCampagneMessages } from '../messages/staff/campagne.ts';
import { normalizeText } from '../typed-text.ts';

const says = staffCampagneMessages;

const day = (label: string) =>
  z
    .string({ error: messages.field.invalid(label) })
    .min(1, { error: messages.field.required, abort: true })
    .pipe(calendarDay(messages.field.invalid(label)));
const optionalDay = (label: string) =>
  z.union([z.literal(''), calendarDay(messages.field.invalid(label))], {
    error: messages.field.invalid(label),
  });

/** The text that the staff sends; where a client leaves it out, the stored one stays. */
const message = (label: string, motif: Motif) =>
  text(label, { min: 1, max: limits.length.messageAPrevenir, normalize: normalizeText })
    .superRefine((value, context) => {
      const [unknown] = unknownPlaceholders(motif, value);
      if (unknown !== undefined) {
        context.addIssue({ code: 'custom', message: says.placeholder(unknown, motif) });
      }
    })
    .refine((value) => value.includes('{lien}'), { error: says.lien })
    .optional();

/** How many each line can accept. */
export const placesRequest = z.partialRecord(
  z.enum(placeLines.map(({ key }) => key)),
  z
    .int({ error: says.places })
    .min(0, { error: says.places })
    .max(mostPlaces, { error: says.places }),
  { error: messages.field.invalid('Places') },
);

const version = z.int({ error: messages.field.invalid('Version') }).min(0);

/** What `GET /api/campagne` says besides: a client may send back what it got. */
const derived = ['ouverte', 'closeLe', 'titre', 'texte', 'fin'];

function withoutDerived(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null) return asked;
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !derived.includes(name)));
}

/** A school year, such as `2025-2026`. */
export const schoolYear = text('Année scolaire', { min: 1 }).refine(isSchoolYear, {
  error: says.anneeScolaire,
});

/** The request of `publishDecisions`, of the campaign as it was opened; a former year by name. */
export const publishDecisionsRequest = z.strictObject({
  version,
  anneeScolaire: schoolYear.optional(),
});
export type Publication = z.output<typeof publishDecisionsRequest>;

/**
 * The request of `saveCampaign`; `version` is the one at which the campaign was opened. Without it,
 * the campaign is saved whatever others have saved meanwhile.
 */
export const saveCampaignRequest = z.preprocess(
  withoutDerived,
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
      if (cloture < ouverture) complain('cloture', says.cloture);
      if (prolongation && prolongation <= cloture) complain('prolongation', says.prolongation);
      if (prochaine && prochaine <= (prolongation || cloture)) {
        complain('prochaine', says.prochaine);
      }
      if (confirmation && confirmation <= (prolongation || cloture)) {
        complain('confirmation', says.confirmation);
      }
    }),
);
