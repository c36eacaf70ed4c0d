/** Days during which a deleted record can be restored. */
export const corbeilleDays = 30;

/** Collections of deleted records, by the collection that they come from. */
export const corbeilles = {
  articles: 'corbeilleArticles',
  galerie: 'corbeilleGalerie',
  temoignages: 'corbeilleTemoignages',
  vitrine: 'corbeilleVitrine',
  inscriptions: 'corbeilleInscriptions',
} as const;

/** Collection with a bin. */
export type Deletable = keyof typeof corbeilles;

/** Messages about restoring records from the bin. */
export const corbeilleMessages = {
  restoreFailed: 'La suppression n’a pas pu être annulée',
  gone: 'Cet élément n’est plus dans la corbeille',
  exists: 'Cet élément existe de nouveau',
} as const;
