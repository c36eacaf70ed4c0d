// Apart from the public messages, because the pages that everybody reads must stay small.

/** What the staff is told about articles, besides what visitors read too. */
export const staffArticleMessages = {
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cet article ?',
  saved: 'Article enregistré',
  deleted: 'Article supprimé',
  stale:
    'Cet article a été modifié entre-temps par quelqu’un d’autre. Votre texte est conservé : comparez les deux, puis enregistrez à nouveau.',
  openFailed: 'L’article n’a pas pu être ouvert',
  gone: 'Cet article a été supprimé entre-temps. Votre texte est conservé.',
} as const;
