import type { Locator, Page } from '@playwright/test';
import { newsPage } from '../../../web/src/site/news/news.texts.ts';
import { articleCards } from '../../journeys/news-page.ts';
import { whenAlive } from '../../journeys/public-page.ts';

// The steps in this file wait for the data of a page.

export async function homeData(page: Page): Promise<void> {
  await whenAlive(page);
  await page.getByTestId('temoignages').waitFor();
  await page.getByRole('link', { name: newsPage.read }).first().waitFor();
}

/** Waits for the main heading, also on a page without scripts. */
export const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

export const thumbnails = (page: Page) => page.getByRole('button', { name: /^Agrandir : / });

/** Waits for hydration, then for the first element that `locate` finds. */
const first = (locate: (page: Page) => Locator) => async (page: Page) => {
  await whenAlive(page);
  await locate(page).first().waitFor();
};

export const firstPhoto = first(thumbnails);

export const firstArticle = first(articleCards);

export const firstTemoignage = first((page) => page.locator('article[id^="temoignage-"]'));

export const waitForText = (text: string | RegExp) => first((page) => page.getByText(text));
