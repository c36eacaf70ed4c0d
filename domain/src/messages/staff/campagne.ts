import { placeholders, type Motif } from '../../inscription/prevenir.ts';

export const staffCampagneMessages = {
  saved: 'Campagne enregistrée. Le site la montre dans la minute.',
  saveFailed: 'Erreur lors de l’enregistrement de la campagne',
  published: 'Décisions publiées : les candidats les lisent dès maintenant.',
  countFailed: 'Les demandes n’ont pas pu être comptées.',
  publishFailed: 'Erreur lors de la publication des décisions',
  loadFailed: 'Erreur lors du chargement de la campagne',
  anneeScolaire: 'L’année scolaire s’écrit comme 2025-2026',
  cloture: 'La fermeture ne peut pas précéder l’ouverture',
  prolongation: 'La prolongation doit finir après la fermeture',
  prochaine: 'La prochaine ouverture doit suivre la fermeture',
  confirmation: 'La confirmation doit suivre la fermeture',
  placeholder: (unknown: string, motif: Motif) =>
    `${unknown} ne sera pas remplacé. Écrivez seulement ${placeholders[motif].map((name) => `{${name}}`).join(', ')}.`,
  lien: 'Gardez {lien} dans le message : c’est là que la personne lit sa réponse.',
  placesSaved: 'Nombre de places enregistré.',
  places: 'Un nombre de 0 à 999, ou rien',
  /** Another member has saved in the meantime. */
  changed:
    'La campagne a été modifiée entre-temps. Vérifiez ses dates, puis enregistrez de nouveau.',
} as const;
