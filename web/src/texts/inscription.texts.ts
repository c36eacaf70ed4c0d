import { centre } from '@centre/domain/centre';
import { formatLongDateTime } from '@centre/domain/dates';
import {
  classeLabels,
  notApplicable,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { typeset } from './typeset.ts';

export const enrolment = typeset({
  title: 'Inscription en ligne',
  lead: 'Dix minutes suffisent. Vos réponses restent dans votre téléphone, même sans réseau.',
  requiredMark: 'Les champs marqués d’une étoile sont obligatoires.',
  otherScript:
    'Le reçu (PDF) ne peut pas montrer ces lettres : elles sont gardées. Écrivez aussi en lettres latines, si vous le pouvez.',
  sections: {
    parcours: 'Parcours de Formation',
    personne: 'Renseignements personnels',
    diplome: 'Diplome',
    tuteur: 'Tuteur',
  },
  programmes:
    'Le BTS est une formation de 2 ans. Le BAC PRO est une formation de 3 ans : Seconde, Première, Terminale.',
  /** Progress of the form, on a phone. */
  progress: (step: number, steps: number) => `${step} sur ${steps}`,
  sansEmail: 'Je n’ai pas d’adresse e-mail',
  diplomas: `Pour le BAC PRO, ces réponses sont déjà remplies par « ${notApplicable} ». Changez-les si vous avez un diplôme, le BEPC par exemple.`,
  missing: (count: number) =>
    count > 1 ? `Les ${count} réponses à revoir :` : 'La réponse à revoir :',
  choose: 'Choisir…',
  /** Announced when an answer adds questions. */
  appeared: (labels: readonly string[]) => `À remplir ensuite : ${labels.join(', ')}.`,
  /** Notice above a form that replaces a sent application. */
  corrects:
    'Corrigez ce qui est faux, puis envoyez de nouveau : votre référence reste la même, et ces réponses remplacent les premières.',
  submit: "Soumettre l'inscription",
  sending: 'Envoi en cours…',
  kept: 'Rien n’est perdu : vos réponses sont gardées, et envoyer deux fois la même inscription n’en fait qu’une.',
  sendWhenBack: 'Envoyer dès que la connexion revient',
  waiting: 'En attente de la connexion…',
  withoutScripts:
    'Une partie de cette page n’est pas arrivée. Vous pouvez déjà remplir le formulaire et l’envoyer : rien ne sera perdu.',
  outdated:
    'L’inscription n’est pas partie : connexion coupée, ou site mis à jour. Vérifiez la connexion, puis rechargez la page : vos réponses sont conservées.',
  sendAnyway: 'Envoyer quand même',
  /** Asked once before an application is sent. */
  questions: {
    telephone: {
      text: 'Votre numéro de téléphone ne ressemble pas à ceux de son pays, et c’est par lui que nous vous répondons. Est-il juste ?',
      confirm: 'Oui, il est juste',
      change: { field: 'telephone', label: 'Corriger le numéro' },
    },
    /** The sentence of the server, `emailMeant`. */
    email: {
      text: undefined,
      confirm: 'Non, garder mon adresse',
      change: undefined,
    },
    guardianPhone: {
      text: 'Le téléphone de votre tuteur manque : c’est lui que nous appelons en cas d’urgence. Continuer sans numéro ?',
      confirm: 'Continuer sans numéro',
      change: { field: 'contactUrgenceTelephone', label: 'Ajouter le numéro' },
    },
    correction: {
      text: 'Cette demande a déjà été envoyée depuis un autre onglet de ce téléphone. Remplacer ses réponses par celles-ci ?',
      confirm: 'Remplacer les réponses envoyées',
      change: undefined,
    },
  },
  takeEmail: 'Oui, corriger',
  takeEmailAndSend: 'Oui, corriger et envoyer',
  /** During the grace period after closing. */
  closing: (end: Date) =>
    `Les inscriptions viennent de fermer. Vous aviez commencé : votre demande est acceptée jusqu’au ${formatLongDateTime(end)}.`,
  trap: 'Ne remplissez pas ce champ',
});

/** Texts about answers and references stored on the applicant's device. */
export const deviceTexts = typeset({
  keep: 'Garder mes réponses sur ce téléphone',
  keepHint: 'Pendant 7 jours, même si vous fermez cette page. Pas sur un téléphone partagé.',
  erase: 'Effacer, ce n’est pas mon téléphone',
  restored: 'Les réponses gardées sur ce téléphone sont là.',
  elsewhere:
    'Un autre onglet de ce téléphone garde d’autres réponses. Rien n’est écrasé : choisissez celles qui restent.',
  takeOther: 'Reprendre celles de l’autre onglet',
  keepOurs: 'Garder celles d’ici',
  last: 'Votre dernière demande',
  lastSent: (reference: string, date: string) => `${reference}, reçue le ${date}.`,
  lastHint: 'Donnez cette référence quand vous appelez le centre.',
});

/** Help texts, shown under the labels. */
export const help: Partial<Record<InscriptionField, string>> = typeset({
  modalite: `Pour le ${classeLabels.bts2} seulement`,
  serieBac: `Sans BAC : « ${notApplicable} »`,
  anneeObtentionBac: `2024, ou « ${notApplicable} »`,
  etablissement: `Où vous avez préparé le BAC, ou « ${notApplicable} »`,
  diplomes: 'BEPC, CAP, BAC, licence…',
  anneeObtentionPlus: `2023, ou « ${notApplicable} »`,
  etablissementPlus: `Où vous l’avez obtenu, ou « ${notApplicable} »`,
  autresFormations:
    'Stages, raisons de votre choix. Pour le BTS en 3 ans ou les cours du soir, écrivez-le ici.',
  contactUrgenceTelephone: 'Nous l’appelons en cas d’urgence',
});

export const phone = {
  /** Country of the number until the list of countries is loaded. */
  home: `${centre.countryCode} +${centre.callingCode}`,
  country: (name: string) => `Pays du numéro : ${name}`,
  noCountry: 'International',
  list: 'Pays',
  search: 'Chercher un pays',
  nothingFound: 'Aucun pays trouvé',
} as const;
