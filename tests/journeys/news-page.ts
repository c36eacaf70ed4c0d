import type { Page } from '@playwright/test';
import { articleContents, type ArticleContent } from '../../emulators/seed/content.ts';

function someArticle(isWanted: (article: ArticleContent) => boolean): ArticleContent {
  const found = articleContents.find(isWanted);
  if (!found) throw new Error('The demonstration lacks an article.');
  return found;
}

/** Published articles of the demonstration, and some special ones. */
export const articles = {
  published: articleContents.filter(({ statut }) => statut === 'publié'),
  principal: someArticle(({ isPrincipal }) => isPrincipal),
  technical: someArticle(({ categorie }) => categorie === 'Technologie'),
  draft: someArticle(({ statut }) => statut === 'brouillon'),
} as const;

/** Cards of the news list. */
export const articleCards = (page: Page) => page.locator('article[id^="article-"]');
