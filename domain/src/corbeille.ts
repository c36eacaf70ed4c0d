/** How long what was deleted can be restored, in days. */
export const corbeilleDays = 30;

/** Where deleted records are kept, by the collection that they were in. */
export const corbeilles = {
  articles: 'corbeilleArticles',
  galerie: 'corbeilleGalerie',
  temoignages: 'corbeilleTemoignages',
  vitrine: 'corbeilleVitrine',
  inscriptions: 'corbeilleInscriptions',
} as const;

/** The collections whose records go to a bin. */
export type Deletable = keyof typeof corbeilles;

/** Messages about what was deleted and is restored. */
export const corbeilleMessages = {
  restoreFailed: 'La suppression n’a pas pu être annulée',
  gone: 'Cet élément n’est plus dans la corbeille',
  exists: 'Cet élément existe de nouveau',
} as const;
