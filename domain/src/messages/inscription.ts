import { limits } from '../limits.ts';

// A file of its own, so that the form loads fast, without the other messages.

export const inscriptionMessages = {
  sent: 'Inscription réussie et envoyée ! Nous vous contacterons bientôt.',
  offline: 'Erreur de connexion. Veuillez vérifier votre connexion internet et réessayer.',
  failed: "Erreur lors de la soumission de l'inscription. Veuillez réessayer.",
  missing: (labels: readonly string[]) =>
    `Veuillez remplir tous les champs obligatoires. Champs manquants: ${labels.join(', ')}`,
  nom: 'Le nom doit contenir au moins 2 caractères',
  prenom: 'Le prénom doit contenir au moins 2 caractères',
  email: 'Veuillez entrer une adresse email valide.',
  telephone: 'Le numéro de téléphone doit contenir au moins 8 chiffres',
  formation: 'Veuillez sélectionner une formation',
  dateNaissance: 'Veuillez entrer une date de naissance valide',
  age: `Vérifiez la date de naissance : l’inscription est ouverte de ${limits.applicantAge.min} à ${limits.applicantAge.max} ans`,
  classe: 'La classe choisie ne correspond pas au parcours',
  specialite: 'La spécialité choisie ne correspond pas au parcours',
  modalite: 'La modalité ne se choisit que pour le BTS 2ème année',
  annee: (label: string) => `${label} : indiquez une année sur quatre chiffres`,
  anneeFuture: (label: string) => `${label} : cette année n’est pas encore venue`,
  anneeAvantNaissance: (label: string) => `${label} : cette année précède la naissance`,
  wait: 'Beaucoup de demandes arrivent en même temps : la vôtre doit attendre un instant.',
  /** The `requestId` belongs to another application; the form makes a new one. */
  numberTaken:
    'Cet envoi n’a pas pu être enregistré. Veuillez envoyer votre demande de nouveau.',
  settled:
    'Votre demande nous est parvenue, et ses réponses ne se changent plus ici. Pour une correction, appelez le centre.',
  loadFailed: 'Erreur lors du chargement des inscriptions',
} as const;

export const fieldMessages = {
  required: 'Ce champ est obligatoire',
  unknown: (names: readonly string[]) => `Champs inconnus : ${names.join(', ')}`,
  invalid: (label: string) => `${label} : valeur non valide`,
  tooLong: (label: string, max: number) => `${label} : ${max} caractères au plus`,
  characters: (label: string) => `${label} : des caractères ne sont pas acceptés`,
} as const;

/** Message for a response that a proxy sent instead of the server. */
export const httpStatusMessage = (status: number) => `Erreur HTTP: ${status}`;
