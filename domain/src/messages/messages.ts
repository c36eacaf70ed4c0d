import { formatMinutes } from '../dates.ts';
import { limits } from '../limits.ts';
import { articleMessages, temoignageMessages } from './public.ts';

/**
 * What the product says in French when something is refused, fails or succeeds.
 * Screens and functions say these sentences and no others, so a wording is changed here.
 */
export const messages = {
  inscription: {
    sent: 'Inscription réussie et envoyée ! Nous vous contacterons bientôt.',
    offline: 'Erreur de connexion. Veuillez vérifier votre connexion internet et réessayer.',
    failed: "Erreur lors de la soumission de l'inscription. Veuillez réessayer.",
    missing: (fields: readonly string[]) =>
      `Veuillez remplir tous les champs obligatoires. Champs manquants: ${fields.join(', ')}`,
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
    /** The number of the sending belongs to another application; the form takes a new one. */
    numberTaken:
      'Cet envoi n’a pas pu être enregistré. Veuillez envoyer votre demande de nouveau.',
    settled:
      'Votre demande nous est parvenue, et ses réponses ne se changent plus ici. Pour une correction, appelez le centre.',
    loadFailed: 'Erreur lors du chargement des inscriptions',
  },
  field: {
    required: 'Ce champ est obligatoire',
    unknown: (names: readonly string[]) => `Champs inconnus : ${names.join(', ')}`,
    invalid: (label: string) => `${label} : valeur non valide`,
    tooLong: (label: string, max: number) => `${label} : ${max} caractères au plus`,
    characters: (label: string) => `${label} : des caractères ne sont pas acceptés`,
  },
  session: {
    checking: "Vérification des droits d'accès...",
    loggedIn: 'Connexion réussie',
    loggedOut: 'Déconnexion réussie',
    refused: "Nom d'utilisateur ou mot de passe incorrect",
    credentialsRequired: "Veuillez saisir le nom d'utilisateur et le mot de passe",
    tooMany: (minutes: number) =>
      `Trop de tentatives de connexion. Veuillez réessayer dans ${formatMinutes(minutes)}.`,
    failed: 'Erreur de connexion',
    offline: 'Erreur de connexion au serveur',
    error: 'Erreur lors de la connexion',
    unexpected: 'Erreur inattendue lors de la connexion',
    outsideProvider: 'useAuth doit être utilisé dans un AuthProvider',
  },
  guard: {
    signIn: 'Vous devez être connecté pour accéder à cette fonctionnalité.',
    permission: "Vous n'avez pas les permissions nécessaires pour cette action.",
    role: "Votre rôle ne vous permet pas d'accéder à cette fonctionnalité.",
    section: 'Section non trouvée ou accès non autorisé.',
  },
  article: articleMessages,
  photo: {
    image: 'Veuillez sélectionner une image',
    type: 'Format non supporté. Utilisez JPEG, PNG, GIF ou WebP',
    size: "L'image ne peut pas dépasser 20MB",
    sizeInPicker: 'La taille du fichier ne doit pas dépasser 20MB',
    titre: 'Le titre doit contenir au moins 2 caractères',
    description: 'La description ne peut pas dépasser 500 caractères',
    loadFailed: 'Erreur lors du chargement des photos',
  },
  temoignage: temoignageMessages,
  user: {
    passwordMismatch: 'Les mots de passe ne correspondent pas',
    passwordShort: 'Le mot de passe doit contenir au moins 6 caractères',
    passwordCommon: 'Ce mot de passe est trop facile à deviner',
    role: 'Veuillez sélectionner un rôle',
    username: "Le nom d'utilisateur doit contenir au moins 3 caractères",
    usernameTaken: "Ce nom d'utilisateur existe déjà",
    email: 'Veuillez entrer une adresse email valide',
    loadFailed: 'Erreur lors du chargement des utilisateurs',
  },
  /** When nothing more precise can be said. */
  unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  notFound: 'Élément introuvable',
  methodNotAllowed: 'Méthode non autorisée',
  unreadableRequest: 'La requête ne peut pas être lue',
  tooLarge: 'La requête est trop volumineuse',
  tooMany: 'Trop de demandes ont été envoyées. Veuillez réessayer plus tard.',
  httpStatus: (status: number) => `Erreur HTTP: ${status}`,
} as const;
