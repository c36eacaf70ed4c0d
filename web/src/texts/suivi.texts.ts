import { centre } from '@centre/domain/centre';
import { formatLongDate } from '@centre/domain/dates';
import type { Suivi } from '@centre/domain/inscription/suivi';
import { typeset } from './typeset.ts';

/** The page where applicants ask where their application stands. */
export const suiviPage = typeset({
  title: 'Suivre ma demande',
  lead: 'Votre référence et votre date de naissance suffisent. Pas de compte, pas de mot de passe.',
  path: '/suivi',
  /** Another address than the form's: a link to another application leads away from the answer. */
  answerPath: '/suivi?reponse',
  reference: 'Référence',
  referenceHint: `Elle est sur votre reçu et s’écrit comme ${centre.abbreviation}-7KQ3-M4XH`,
  dateNaissance: 'Date de naissance du candidat',
  dateHint: 'Jour, mois, année',
  submit: 'Voir où en est ma demande',
  another: 'Suivre une autre demande',
  received: (date: Date) => `Reçue le ${formatLongDate(date)}`,
  changed:
    'Le centre a changé sa réponse : celle-ci remplace celle que vous avez pu lire avant.',
  answerBy: (reponse: string) => `Vous aurez une réponse ${reponse}.`,
  correct: 'Je veux corriger',
  correctHint:
    'Écrivez seulement ce qui a changé. Le secrétariat vérifie, puis met votre demande à jour.',
  telephone: 'Nouveau téléphone',
  email: 'Nouvelle adresse e-mail',
  lieuResidence: 'Nouveau lieu de résidence',
  sendCorrection: 'Envoyer la correction',
  corrected: 'Votre correction est partie : le secrétariat va la vérifier.',
  ask: 'Une question ? Appelez le secrétariat avec votre référence.',
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
