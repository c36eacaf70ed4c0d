import { centre } from '@centre/domain/centre';
import { answerPath } from '@centre/domain/inscription/reference';
import { site } from './site.texts.ts';
import { typeset } from './typeset.ts';

/** Texts of the suivi page, where applicants ask for the state of their application. */
export const suiviPage = typeset({
  title: site.follow,
  lead: 'Votre référence et votre date de naissance suffisent. Pas de compte, pas de mot de passe.',
  path: site.followPath,
  answerPath,
  reference: 'Référence',
  referenceHint: `Elle est sur votre reçu et s’écrit comme ${centre.abbreviation}-7KQ3-M4XH`,
  fromDevice: 'La référence est celle de la dernière demande envoyée depuis ce téléphone.',
  dateNaissance: 'Date de naissance du candidat',
  dateHint: 'Jour, mois, année',
  submit: 'Voir où en est ma demande',
  another: 'Suivre une autre demande',
  correct: 'Je veux corriger',
  correctHint:
    'Écrivez seulement ce qui a changé. Le secrétariat vérifie, puis met votre demande à jour.',
  telephone: 'Nouveau téléphone',
  email: 'Nouvelle adresse e-mail',
  lieuResidence: 'Nouveau lieu de résidence',
  sendCorrection: 'Envoyer la correction',
  corrected: 'Votre correction est partie : le secrétariat va la vérifier.',
});
