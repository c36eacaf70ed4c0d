import { formatLongDate, startOf, type CalendarDay } from '@centre/domain/dates';
import { suiviSite } from '@centre/domain/inscription/reference';
import type { Suivi } from '@centre/domain/inscription/suivi';
import { typeset } from './typeset.ts';

const saidDay = (day: CalendarDay) => formatLongDate(startOf(day));

/** What is answered about one application. */
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
    `Apportez-la au secrétariat ${limite ? `au plus tard le ${saidDay(limite)}` : 'dès que possible'}, avec votre référence.`,
  confirm: (limite: CalendarDay | undefined) =>
    limite
      ? `Dernier jour pour confirmer : ${saidDay(limite)}.`
      : 'Venez dès que possible, pendant les heures d’ouverture.',
  stages: 'Les étapes',
  /** Beside the step that the application is at. */
  here: 'vous en êtes là',
  stage: {
    recue: 'Demande reçue',
    etude: 'À l’étude',
    decision: 'Décision du centre',
    rentree: (anneeScolaire: string) => `Rentrée ${anneeScolaire}`,
  },
  office: 'Le secrétariat',
  ask: 'Une question ? Appelez avec votre référence.',
  /** On paper too, where nothing else says how old the answer is. */
  readOn: (date: Date) => `Réponse du ${formatLongDate(date)}, lue sur ${suiviSite()}.`,
});

interface Step {
  readonly title: string;
  readonly next: string;
}

/** What each state is called, and what the applicant does then. */
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
