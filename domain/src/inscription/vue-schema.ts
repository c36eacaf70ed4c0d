import { z } from 'zod';
import { schoolYear } from '../campagne/schema.ts';
import {
  classeLabels,
  modaliteLabels,
  parcoursLabels,
  specialites,
  statutLabels,
} from './inscription.ts';
import { everyCampagne, sortColumns } from './query.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { calendarDay } from '../day-schema.ts';
import { text } from '../schema.ts';
import { vueMessages as says } from '../messages/staff/inscription.ts';

const error = messages.field.invalid('criteres');
const oneOf = (values: readonly string[]) => z.enum(values, { error }).optional();
const day = calendarDay(error).optional();

/**
 * Filters and order under their names in the address of the list. The search is a person's name
 * and none of them; `miens` means whoever looks, so that a shared view names nobody.
 */
export const vueCriteria = z.strictObject(
  {
    parcours: oneOf(Object.keys(parcoursLabels)),
    classe: oneOf(Object.keys(classeLabels)),
    specialite: oneOf(specialites),
    modalite: oneOf(Object.keys(modaliteLabels)),
    statut: oneOf(Object.keys(statutLabels)),
    campagne: z.union([z.literal(everyCampagne), schoolYear], { error }).optional(),
    du: day,
    au: day,
    doublons: oneOf(['oui']),
    miens: oneOf(['oui']),
    corrections: oneOf(['oui']),
    aVerifier: oneOf(['oui']),
    tri: oneOf(sortColumns),
    sens: oneOf(['asc', 'desc']),
  },
  { error },
);

/** The request of `saveVue`; the member's view of that name is replaced. */
export const saveVueRequest = z.strictObject({
  nom: text(says.fields.nom, { min: 1, max: limits.length.nomVue, tooShort: says.nomRequired }),
  partagee: z.boolean({ error: messages.field.invalid('partagee') }),
  criteres: vueCriteria,
});

export type SavedVue = z.output<typeof saveVueRequest>;
