import type { ArticleCategorie, ArticleStatut } from '@centre/domain/article';

/** An article as it is written down here; its dates and counters are worked out. */
export interface ArticleContent {
  readonly id: string;
  readonly titre: string;
  readonly auteur: string;
  readonly categorie: ArticleCategorie;
  readonly statut: ArticleStatut;
  readonly isPrincipal: boolean;
  /** Instant of publication, ISO 8601 in UTC, which is Togo's time. */
  readonly date: string;
  readonly vues: number;
  /** In web/pictures. */
  readonly cover: string;
  readonly paragraphs: readonly string[];
}
