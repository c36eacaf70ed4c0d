/**
 * The page of one article is laid out when the site is built, with a mark wherever an article
 * says something of its own; the server puts the words in.
 */
export const articlePageParts = [
  'id',
  'adresse',
  'titre',
  'description',
  'categorie',
  'instant',
  'date',
  'auteur',
  'contenu',
  'couverture',
  'largeurs',
  'apercu',
  'donnees',
] as const;

export type ArticlePagePart = (typeof articlePageParts)[number];

/** The placeholder of a part in the layout; safe in text, attributes and addresses. */
export function partMark(part: ArticlePagePart): string {
  return `__${part}__`;
}

/** Files of the two layouts, below the root of the site. */
export const articlePageLayouts = {
  article: '/modeles/article.html',
  missing: '/modeles/article-introuvable.html',
} as const;

/** The identifier that stands for an article that is not there. */
export const missingArticleMark = '__introuvable__';

const marks = new RegExp(`__(${articlePageParts.join('|')})__`, 'g');

/** The layout with every mark replaced; marks in the article's own words stay. */
export function fillArticlePage(
  layout: string,
  parts: Readonly<Record<ArticlePagePart, string>>,
): string {
  return layout.replace(marks, (_, part: ArticlePagePart) => parts[part]);
}
