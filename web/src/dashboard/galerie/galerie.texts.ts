/** Texts of the gallery section. */
export const galerieTab = {
  title: 'Galerie',
  list: 'Photos de la galerie',
  filter: 'Afficher',
  all: 'Toutes les catégories',
  option: (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${count})`,
  loading: 'Chargement des photos…',
  empty: 'Aucune photo dans la galerie',
  emptyHint: 'Les photos ajoutées apparaîtront ici et dans la galerie du site.',
  emptyCategory: 'Aucune photo dans cette catégorie',
  emptyCategoryHint: 'Choisissez une autre catégorie, ou ajoutez-y une photo.',
  lastSeen:
    'Voici la dernière liste vue dans ce navigateur. Elle n’est peut-être plus à jour, et rien ne peut y être changé.',
  editOf: (title: string) => `Modifier la photo « ${title} »`,
  deleteOf: (title: string) => `Supprimer la photo « ${title} »`,
} as const;

/** Texts of the form that adds photos and of the dialog that edits one. */
export const photoForm = {
  title: 'Ajouter une photo',
  lead: 'Plusieurs photos peuvent être choisies à la fois\u00A0: chacune a son titre.',
  file: 'Photo',
  titre: 'Titre',
  categorie: 'Catégorie',
  categorieOfAll: 'Catégorie des photos',
  description: 'Description',
  counter: (length: number, max: number) => `${length} / ${max} caractères`,
  fileOf: (place: number) => `Fichier de la photo ${place}`,
  row: (place: number) => `Photo ${place}`,
  removeRow: (place: number) => `Retirer la photo ${place}`,
  submit: (count: number) => (count > 1 ? `Ajouter les ${count} photos` : 'Ajouter la photo'),
  sending: (added: number, count: number) =>
    count > 1 ? `Envoi en cours… ${added} / ${count}` : 'Envoi en cours…',
  needsFile: 'Choisissez l’image',
  needsTitle: 'Donnez un titre',
  ready: 'Prête',
  waiting: 'En attente',
  publishing: 'Publication…',
  added: 'Ajoutée',
  restored: 'Vos textes ont été retrouvés. Choisissez à nouveau les images.',
  clear: 'Tout effacer',
  editTitle: 'Modifier la photo',
} as const;
