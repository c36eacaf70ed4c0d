import { formatMinutes } from '../dates.ts';
import { fieldMessages, httpStatusMessage, inscriptionMessages } from './inscription.ts';
import { articleMessages, temoignageMessages } from './public.ts';

/**
 * French messages about refusals, failures and successes.
 * Screens and functions use no others, so a wording is changed here.
 */
export const messages = {
  inscription: inscriptionMessages,
  field: fieldMessages,
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
  /** Fallback for an error without a message of its own. */
  unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  notFound: 'Élément introuvable',
  methodNotAllowed: 'Méthode non autorisée',
  unreadableRequest: 'La requête ne peut pas être lue',
  tooLarge: 'La requête est trop volumineuse',
  tooMany: 'Trop de demandes ont été envoyées. Veuillez réessayer plus tard.',
  httpStatus: httpStatusMessage,
} as const;
