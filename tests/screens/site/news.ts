import type { Page } from '@playwright/test';
import { articleMessages } from '@centre/domain/messages/public';
import { articleDetail } from '../../../web/src/site/news/news.texts.ts';
import { articles } from '../../journeys/news-page.ts';
import { whenAlive } from '../../journeys/public-page.ts';
import { emptied, held } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { saying } from './arrivals.ts';

const { technical } = articles;
const address = `/blog#article-${technical.id}`;

async function opened(page: Page): Promise<void> {
  await page.getByText(technical.paragraphs[1] ?? '').waitFor();
}

/** The news and an article in their states. */
export const news: readonly Screen[] = [
  {
    name: 'actualites-en-chargement',
    address: '/actualites',
    isApart: true,
    arrange: held('articles'),
    reach: whenAlive,
  },
  {
    name: 'actualites-vides',
    address: '/actualites',
    isApart: true,
    arrange: emptied('articles'),
    reach: saying(articleMessages.empty),
  },
  {
    name: 'categorie-vide',
    address: '/blog/category/Inconnue',
    reach: saying(articleMessages.emptyCategory),
  },
  { name: 'article', address, reach: opened },
  {
    name: 'article-en-chargement',
    address,
    isApart: true,
    arrange: held('articles'),
    reach: async (page) => {
      await page.getByRole('status', { name: articleDetail.loading }).waitFor();
    },
  },
  {
    name: 'article-introuvable',
    address: '/blog#article-inconnu',
    reach: saying(articleMessages.notFoundHint),
  },
  {
    name: 'article-adresse',
    address,
    reach: async (page) => {
      await opened(page);
      // Neither the telephone's sharing nor the clipboard are to be had.
      await page.evaluate(() => {
        Reflect.set(navigator, 'share', undefined);
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: articleDetail.share }).click();
      await page.getByText(articleDetail.address).waitFor();
    },
  },
];
