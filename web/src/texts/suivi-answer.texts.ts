import { formatLongDate, startOf, type CalendarDay } from '@centre/domain/dates';
import { suiviSite } from '@centre/domain/inscription/reference';
import type { Suivi } from '@centre/domain/inscription/suivi';
import { typeset } from './typeset.ts';

const dayText = (day: CalendarDay) => formatLongDate(startOf(day));

/** Texts of the answer about an application. */
export const suiviAnswer = typeset({
  facts: {
    initiales: 'Candidat',
    programme: 'Formation demandée',
    recueLe: 'Reçue le',
  },
  changed:
    'Le centre a changé sa réponse : celle-ci remplace celle que vous avez pu lire avant.',
  answerBy: (reponse: string) => `Vous aurez une réponse ${reponse}.`,
  piece: 'Il manque une pièce à votre dossier',
  bring: (limite: CalendarDay | undefined) =>
    `Apportez-la au secrétariat ${limite ? `au plus tard le ${dayText(limite)}` : 'dès que possible'}, avec votre référence.`,
  confirm: (limite: CalendarDay | undefined) =>
    limite
      ? `Dernier jour pour confirmer : ${dayText(limite)}.`
      : 'Venez dès que possible, pendant les heures d’ouverture.',
  stages: 'Les étapes',
  /** Mark of the current stage. */
  here: 'vous en êtes là',
  stage: {
    recue: 'Demande reçue',
    etude: 'À l’étude',
    decision: 'Décision du centre',
    rentree: (anneeScolaire: string) => `Rentrée ${anneeScolaire}`,
  },
  office: 'Le secrétariat',
  ask: 'Une question ? Appelez avec votre référence.',
  /** Age of the answer, for a printed page. */
  readOn: (date: Date) => `Réponse du ${formatLongDate(date)}, lue sur ${suiviSite()}.`,
});

interface Step {
  readonly title: string;
  readonly next: string;
}

/** Titles of the states, with the applicant's next step. */
export const steps: Readonly<Record<Suivi['etat'], Step>> = typeset({
  recue: {
    title: 'Votre demande est reçue',
    next: 'Le secrétariat va l’étudier. Vous n’avez rien à faire, gardez seulement votre téléphone joignable.',
  },
  etude: {
    title: 'Votre demande est à l’étude',
    next: 'Vous n’avez rien à faire. Gardez votre téléphone joignable : le secrétariat peut vous demander une pièce.',
  },
  acceptee: {
    title: 'Votre demande est acceptée',
    next: 'Venez au secrétariat avec une pièce d’identité et vos diplômes pour confirmer votre place.',
  },
  refusee: {
    title: 'Votre demande n’a pas été retenue',
    next: 'Appelez le secrétariat : il vous explique pourquoi, et ce que vous pouvez préparer pour la prochaine campagne.',
  },
});
