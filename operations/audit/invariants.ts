/** What must always be true of a project's data, and how an exception is named to operators. */
export const invariants = {
  'reference-missing': 'Inscription sans réservation de sa référence',
  'reference-orphan': 'Référence réservée pour une inscription qui n’existe pas',
  'copy-missing': 'Inscription sans copie pour la recherche',
  'copy-orphan': 'Copie pour la recherche d’une inscription qui n’existe pas',
  'copy-differs': 'Copie pour la recherche qui ne dit pas la même chose',
  'index-wrong': 'Index d’une inscription qui ne correspond pas à ses réponses',
  'expiration-wrong':
    'Inscription sans échéance, ou dont l’échéance n’est pas celle de la règle',
  'expired-present': 'Inscription gardée au-delà de son échéance',
  'deleted-present': 'Inscription à la fois supprimée et présente',
  'group-missing': 'Inscription absente des rapprochements',
  'group-stranger': 'Rapprochement qui nomme une inscription qui n’en fait pas partie',
  'group-empty': 'Rapprochement qui ne nomme personne',
  'duplicate-mark': 'Marque de doublon fausse',
  'too-many-published': 'Plus de témoignages publiés que permis',
  'place-missing': 'Témoignage publié sans place',
  'place-stray': 'Place occupée par un témoignage qui n’est pas publié, ou deux fois',
  'principal-unmarked': 'Article principal que la marque ne nomme pas',
  'principal-missing': 'Marque d’un article principal qui n’en est pas un',
  'account-missing': 'Membre sans compte',
  'account-orphan': 'Compte du personnel sans membre',
  'account-differs': 'Compte qui ne dit pas la même chose que la fiche du membre',
  'name-missing': 'Membre sans réservation de son nom',
  'name-orphan': 'Nom réservé pour quelqu’un qui n’est pas membre',
  'name-unfinished': 'Création ou suppression de membre restée inachevée',
  'login-orphan': 'Date de connexion de quelqu’un qui n’est pas membre',
  'no-super-admin': 'Aucun super administrateur actif',
  'super-admin-mark': 'Marque des super administrateurs illisible',
  'file-orphan': 'Fichier publié qu’aucune fiche ne nomme',
  'file-missing': 'Fichier nommé par une fiche et absent',
  'original-left': 'Original laissé en attente depuis plus d’un jour',
  'field-malformed': 'Champ absent ou mal formé',
} as const;

export type Invariant = keyof typeof invariants;

/** One exception: which rule is broken, and where; never whose data it is. */
export interface Violation {
  readonly invariant: Invariant;
  /** The path of a document or a file, or the uid of an account. */
  readonly where: string;
}
