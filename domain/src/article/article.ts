import type { PublishedPicture } from '../content/published-picture.ts';

export const articleCategories = ['Nouveauté', 'Technologie', 'Autres'] as const;

export type ArticleCategorie = (typeof articleCategories)[number];

/** The category of a new article. */
export const defaultArticleCategorie: ArticleCategorie = 'Nouveauté';

/** Category of a record; `Autres` when unknown. */
export function articleCategorieOf(value: unknown): ArticleCategorie {
  return articleCategories.find((categorie) => categorie === value) ?? 'Autres';
}

/** Statut of public articles; an article with any other is a draft. */
export const publishedArticle = 'publié';

export type ArticleStatut = typeof publishedArticle | 'brouillon';

/** News article. `Instant` is the reader's type for a point in time. */
export interface Article<Instant = Date> {
  readonly id: string;
  readonly titre: string;
  readonly contenu: string;
  readonly auteur: string;
  readonly categorie: ArticleCategorie;
  readonly statut: ArticleStatut;
  /** URL of the cover picture; empty when there is none. */
  readonly imageUrl: string;
  /** The same picture in several widths; absent from older records. */
  readonly picture?: PublishedPicture;
  readonly date: Instant;
  readonly dateCreation: Instant;
  readonly dateModification: Instant;
  readonly vues: number;
  readonly comments: number;
  readonly isPrincipal: boolean;
  /** Former name of `isPrincipal`; always written with the same value. */
  readonly featured: boolean;
  /** Number of saves; absent from older records, which counts as 0. */
  readonly version?: number;
}

/** Public fields of an article. */
export type PublicArticle = Omit<
  Article,
  'statut' | 'dateCreation' | 'vues' | 'comments' | 'featured' | 'version'
>;

interface Marks {
  readonly isPrincipal?: unknown;
  readonly featured?: unknown;
}

/**
 * Whether an article is the main one, by either of the two names of the mark; older records
 * may have neither.
 */
export function isMainArticle({ isPrincipal, featured }: Marks): boolean {
  return isPrincipal === true || featured === true;
}

/**
 * Layout of a news list: the main article, else the first, then the others in their order.
 *
 * @returns `featured` is undefined for an empty list only.
 */
export function layOutNews<A extends Pick<Article, 'isPrincipal'>>(
  articles: readonly A[],
  others: number,
): { featured: A | undefined; others: A[] } {
  const featured = articles.find(({ isPrincipal }) => isPrincipal) ?? articles[0];
  return {
    featured,
    others: articles.filter((article) => article !== featured).slice(0, others),
  };
}
