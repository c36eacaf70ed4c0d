import type { Page } from '@playwright/test';
import { articleContents, type ArticleContent } from '../../emulators/seed/content.ts';

function someArticle(isWanted: (article: ArticleContent) => boolean): ArticleContent {
  const found = articleContents.find(isWanted);
  if (!found) throw new Error('The demonstration lacks an article.');
  return found;
}

/** The articles of the demonstration that the public may read, and some in particular. */
export const articles = {
  published: articleContents.filter(({ statut }) => statut === 'publié'),
  principal: someArticle(({ isPrincipal }) => isPrincipal),
  technical: someArticle(({ categorie }) => categorie === 'Technologie'),
  draft: someArticle(({ statut }) => statut === 'brouillon'),
} as const;

/** The cards of the list of news. */
export const articleCards = (page: Page) => page.locator('article[id^="article-"]');
