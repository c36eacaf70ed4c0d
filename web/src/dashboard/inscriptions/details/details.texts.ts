import { typeset } from '../../../texts/typeset.ts';
import { countLabel } from '../desk.texts.ts';

/** Details dialog of an application. */
export const detailsTexts = typeset({
  previous: 'Inscription précédente',
  next: 'Inscription suivante',
  nextWaiting: 'Suivante en attente',
  reference: 'Référence',
  received: 'Reçue le',
  statut: 'Statut',
  decision: 'Décision',
  decided: (date: string, by: string) => (by === '' ? `le ${date}` : `le ${date}, par ${by}`),
  empty: 'Non renseigné',
  pdf: 'Télécharger PDF',
  preparingPdf: 'Préparation du PDF…',
  missing: 'Cette inscription n’existe plus.',
  loading: 'Chargement de l’inscription…',
  toCheck: 'À vérifier',
  toCheckHint:
    'Une école, une famille, un cybercafé ou un navigateur qui remplit tout seul suffisent à l’expliquer : appelez avant de supprimer.',
  checked: 'C’est vérifié',
  duplicate: 'Doublon probable',
  duplicateHint: (count: number) =>
    count === 1
      ? 'Une autre inscription a le même téléphone, ou le même nom et la même date de naissance.'
      : `${count} autres inscriptions ont le même téléphone, ou le même nom et la même date de naissance.`,
  seenAlso: (campagne: string) => `Vu aussi en ${campagne}`,
  compare: 'Comparer',
  comparison: 'Comparer les inscriptions',
  differs: 'différent',
  differences: countLabel('réponse diffère', 'réponses diffèrent'),
  onlyDifferences: 'Seulement les différences',
  answer: 'Réponse',
  open: 'Ouvrir',
  separate: 'Ce sont deux personnes',
  separateFrom: (reference: string) => `Ce sont deux personnes : ${reference}`,
  remove: (reference: string) => `Supprimer ${reference}`,
  duplicatesFailed: 'Les doublons n’ont pas pu être cherchés.',
  keptUntil: (date: string) => `Conservée jusqu’au ${date}`,
});

/** Dialog that changes a decision. */
export const changeTexts = typeset({
  open: 'Changer la décision…',
  title: (name: string) => `Changer la décision : ${name}`,
  now: (statut: string) => `Décision enregistrée : ${statut}.`,
  hint: 'Si les décisions de sa campagne sont publiées, le candidat lira la nouvelle tout de suite.',
});

/** Staff note of an application. */
export const noteTexts = typeset({
  note: 'Note',
  noNote: 'Aucune note',
  written: (par: string, date: string) => `Par ${par}, le ${date}`,
  add: 'Ajouter une note',
  edit: 'Modifier la note',
  noteTitle: (name: string) => `Note : ${name}`,
  noteHelp:
    'Pour l’équipe seulement : ni le PDF ni les exports ne la contiennent. La personne concernée peut demander à la lire. Vide, elle est effacée.',
  overtaken: (par: string, date: string) => `Modifiée entre-temps par ${par}, le ${date} :`,
  erased: 'Effacée entre-temps par quelqu’un d’autre.',
});

/** Correction requested by the applicant. */
export const requestedTexts = typeset({
  title: 'Le candidat demande une correction',
  asked: (date: string) => `Demandée le ${date}, avec la référence et la date de naissance.`,
  answers: 'Réponses à corriger',
  answer: 'Réponse',
  recorded: 'Enregistré',
  wanted: 'Demandé',
  accept: 'Accepter la correction',
  refuse: 'Refuser la correction',
});

/** Dialog of the correction by the staff. */
export const correctionTexts = typeset({
  open: 'Corriger',
  title: (name: string) => `Corriger : ${name}`,
  lead: 'Corrigez ce que la personne vous demande de corriger. La date d’envoi, la référence et la décision ne changent pas.',
  /** When another member changed an edited answer. */
  overtaken: 'Modifié entre-temps par quelqu’un d’autre :',
  overtakenHint: 'En enregistrant, vous remplacez ces réponses par les vôtres.',
  unavailable: (reason: string) => `La correction n’a pas pu être ouverte : ${reason}`,
});

/** Actions on several applications at once. */
export const severalTexts = typeset({
  title: {
    acceptee: 'Acceptation en cours',
    refusee: 'Refus en cours',
    en_attente: 'Remise en attente en cours',
    delete: 'Suppression en cours',
    restore: 'Restauration en cours',
  },
  stop: 'Arrêter',
  leaving: {
    title: 'Arrêter en chemin ?',
    question: 'Les inscriptions qui ne sont pas encore traitées resteront comme elles sont.',
    confirm: 'Arrêter',
    cancel: 'Continuer',
  },
  progress: (done: string, all: string) => `${done} sur ${all}`,
  done: {
    acceptee: countLabel('inscription acceptée', 'inscriptions acceptées'),
    refusee: countLabel('inscription refusée', 'inscriptions refusées'),
    en_attente: countLabel('inscription remise en attente', 'inscriptions remises en attente'),
    delete: countLabel('inscription supprimée', 'inscriptions supprimées'),
    restore: countLabel('inscription restaurée', 'inscriptions restaurées'),
    undo: countLabel('décision annulée', 'décisions annulées'),
  },
  replace: (inscriptions: string, decided: number) =>
    `${inscriptions}, dont ${decided} déjà ${decided < 2 ? 'décidée, qui changera' : 'décidées, qui changeront'} de décision.`,
  nothing: 'Ces inscriptions ont déjà cette décision.',
  confirmDelete: (inscriptions: string) => `Supprimer ${inscriptions} ?`,
  failed: countLabel('inscription non traitée', 'inscriptions non traitées'),
});
