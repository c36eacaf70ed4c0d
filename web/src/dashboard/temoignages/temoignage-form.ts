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

/** The values of the form, all texts. */
export type TemoignageForm = Readonly<typeof blankForm>;

/** The form of a testimonial that is there already. */
export function formOf(temoignage: Temoignage): TemoignageForm {
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

/** What the server has against the form of a testimonial. */
export const temoignageRules = {
  schema: saveTemoignageRequest,
  requestOf,
  incomplete: staffTemoignageMessages.required,
} satisfies Rules<TemoignageForm>;

/** The form as the command takes it for a new testimonial. */
export function requestOf(form: TemoignageForm): TemoignageRequest {
  const { note, ...texts } = form;
  return { ...texts, ...(note !== '' && { note: Number(note) }) };
}

/** The form as the command takes it for the testimonial `id`, whose note it may take away. */
export function correctionOf(id: string, form: TemoignageForm): TemoignageCorrection {
  const { note = null, ...texts } = requestOf(form);
  return { id, ...texts, note };
}
