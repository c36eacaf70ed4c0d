import { staffTemoignageMessages } from '@centre/domain/staff/content-messages';
import { limits } from '@centre/domain/limits';
import { normalizeText } from '@centre/domain/typed-text';
import type { Temoignage } from '@centre/domain/temoignage';
import type {
  TemoignageCorrection,
  TemoignageRequest,
} from '../../data/temoignage-commands.ts';
import type { Problems } from '../ui/use-record-form.ts';

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

const { name, formationTemoignage, contenuTemoignage } = limits.length;

/** What is wrong with the form, by field and on the whole; nothing when it can be sent. */
export function problemsOf(form: TemoignageForm): Problems {
  const lengthOf = (field: keyof TemoignageForm) => normalizeText(form[field]).length;
  const isIncomplete = (['nom', 'prenom', 'formation', 'contenu'] as const).some(
    (field) => lengthOf(field) === 0,
  );
  return {
    ...(isIncomplete && { root: staffTemoignageMessages.required }),
    ...(lengthOf('nom') < name.min && { nom: staffTemoignageMessages.nom }),
    ...(lengthOf('prenom') < name.min && { prenom: staffTemoignageMessages.prenom }),
    ...(lengthOf('formation') < formationTemoignage.min && {
      formation: staffTemoignageMessages.formation,
    }),
    ...(lengthOf('contenu') < contenuTemoignage.min && {
      contenu: staffTemoignageMessages.contenu,
    }),
  };
}

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
