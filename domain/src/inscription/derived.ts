import {
  classeLabels,
  parcoursLabels,
  type Classe,
  type EnrolmentForm,
  type Modalite,
  type Parcours,
} from './inscription.ts';
import { dayMs } from '../dates.ts';
import { limits } from '../limits.ts';

/** The recorded fields that follow from the answers. */
export function derivedFields(form: EnrolmentForm) {
  const parts = [form.parcours, form.classe, form.specialite].filter((part) => part !== '');
  const marker = form.modalite === '' ? '' : ` [${form.modalite}]`;
  return {
    formation: `${parts.join(' - ')}${marker}`,
    niveau: form.classe,
    motivation: form.autresFormations,
  };
}

type Derivable = Partial<
  Record<'parcours' | 'modalite' | 'classe' | 'niveau' | 'formation', string | undefined>
>;

/** The record's path; an older record has it in the text of `formation`. */
export function parcoursOf(record: Derivable): Parcours | undefined {
  const { parcours } = record;
  if (parcours && Object.hasOwn(parcoursLabels, parcours)) return parcours as Parcours;
  const formation = record.formation?.toLowerCase() ?? '';
  if (formation.includes('bacpro')) return 'bacpro';
  if (formation.includes('bts')) return 'bts';
  return undefined;
}

/** The record's modality; an older record has it as a marker in `formation`. */
export function modaliteOf(record: Derivable): Modalite | undefined {
  const { modalite } = record;
  if (modalite === 'jour' || modalite === 'soir') return modalite;
  const marker = /\[(jour|soir)\]/i.exec(record.formation ?? '');
  return marker ? (marker[1]?.toLowerCase() as Modalite) : undefined;
}

/** The record's class, under either of its two names. */
export function classeOf(record: Derivable): Classe | undefined {
  const classe = record.classe === '' ? record.niveau : (record.classe ?? record.niveau);
  return classe && Object.hasOwn(classeLabels, classe) ? (classe as Classe) : undefined;
}

/** When an application expires. */
export function expirationOf(sent: Date): Date {
  return new Date(sent.getTime() + limits.inscriptionDays * dayMs);
}
