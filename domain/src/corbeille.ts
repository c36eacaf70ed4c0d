import type { PictureCollection } from './content/published-picture.ts';

/** How long what was deleted can be restored, in days. */
export const corbeilleDays = 30;

/** The collections whose records go to a bin. */
export type Deletable = PictureCollection | 'inscriptions';

/** Where deleted records are kept, by the collection that they were in. */
export const corbeilles = {
  articles: 'corbeilleArticles',
  galerie: 'corbeilleGalerie',
  temoignages: 'corbeilleTemoignages',
  vitrine: 'corbeilleVitrine',
  inscriptions: 'corbeilleInscriptions',
} as const satisfies Record<Deletable, string>;
