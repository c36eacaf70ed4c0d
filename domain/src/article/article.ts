import type { PublishedPicture } from '../content/published-picture.ts';

export const articleCategories = ['Nouveauté', 'Technologie', 'Autres'] as const;

export type ArticleCategorie = (typeof articleCategories)[number];

/** The category of a new article. */
export const defaultArticleCategorie: ArticleCategorie = 'Nouveauté';

/** The category that a record names; an unknown one is one of the others. */
export function articleCategorieOf(value: unknown): ArticleCategorie {
  return articleCategories.find((categorie) => categorie === value) ?? 'Autres';
}

/** The only statut that the public sees; an article that has another is a draft. */
export const publishedArticle = 'publié';

export type ArticleStatut = typeof publishedArticle | 'brouillon';

/** A news article. `Instant` is how the reader holds a point in time. */
export interface Article<Instant = Date> {
  readonly id: string;
  readonly titre: string;
  readonly contenu: string;
  readonly auteur: string;
  readonly categorie: ArticleCategorie;
  readonly statut: ArticleStatut;
  /** Address of the cover picture, loadable as it is; empty when there is none. */
  readonly imageUrl: string;
  /** The same picture in several widths; absent from older records. */
  readonly picture?: PublishedPicture;
  readonly date: Instant;
  readonly dateCreation: Instant;
  readonly dateModification: Instant;
  readonly vues: number;
  readonly comments: number;
  readonly isPrincipal: boolean;
  /** The former name of `isPrincipal`; always equal to it in what we write. */
  readonly featured: boolean;
  /** How many times it was saved; absent from older records, which counts as 0. */
  readonly version?: number;
}

/** What the public sees of an article. */
export type PublicArticle = Omit<
  Article,
  'statut' | 'dateCreation' | 'vues' | 'comments' | 'featured' | 'version'
>;

interface Marks {
  readonly isPrincipal?: unknown;
  readonly featured?: unknown;
}

/**
 * Whether an article is the main one, under either of the two names of the mark; older records
 * may have neither.
 */
export function isMainArticle({ isPrincipal, featured }: Marks): boolean {
  return isPrincipal === true || featured === true;
}

/**
 * How a list of news is laid out: the main article, else the first, then the others in
 * their order.
 *
 * @returns an undefined `featured` for an empty list only.
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
