import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { saveTemoignageRequest } from '@centre/domain/temoignage/schema';
import type {
  TemoignageCorrection,
  TemoignageRequest,
} from '../../data/staff/temoignage-commands.ts';
import type { Rules } from '../ui/record-rules.ts';

export const blankForm = {
  nom: '',
  prenom: '',
  formation: '',
  promotion: '',
  contenu: '',
  note: '',
  entreprise: '',
  poste: '',
};

/** Values of the form, all of them strings. */
export type TemoignageForm = Readonly<typeof blankForm>;

/** Form values of a stored testimonial. */
export function formValuesOf(temoignage: Temoignage): TemoignageForm {
  const {
    nom,
    prenom,
    formation,
    promotion,
    contenu,
    note = '',
    entreprise,
    poste,
  } = temoignage;
  const texts = { nom, prenom, formation, promotion, contenu, entreprise, poste };
  return { ...texts, note: String(note) };
}

/** Validation rules of the testimonial form, the same as the server's. */
export const temoignageRules = {
  schema: saveTemoignageRequest,
  requestOf: createRequestOf,
  incomplete: staffTemoignageMessages.required,
} satisfies Rules<TemoignageForm>;

/** Request of `saveTemoignage` for a new testimonial. */
export function createRequestOf(form: TemoignageForm): TemoignageRequest {
  const { note, ...texts } = form;
  return { ...texts, ...(note !== '' && { note: Number(note) }) };
}

/** Request of `saveTemoignage` for the testimonial `id`; a null `note` removes the rating. */
export function updateRequestOf(id: string, form: TemoignageForm): TemoignageCorrection {
  const { note = null, ...texts } = createRequestOf(form);
  return { id, ...texts, note };
}
