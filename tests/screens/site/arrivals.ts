import type { Page } from 'playwright-core';
import { news } from '../../../web/src/content/home.ts';
import { articleCards } from '../../journeys/news-page.ts';
import { whenAlive } from '../../journeys/browser.ts';

// When the data of a page are there.

export async function homeData(page: Page): Promise<void> {
  await page.getByTestId('temoignages').waitFor();
  await page.getByRole('link', { name: news.readMore }).first().waitFor();
}

/** For a page without scripts. */
export const titled = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

export const thumbnails = (page: Page) => page.getByRole('button', { name: /^Agrandir : / });

export const firstPhoto = (page: Page) => thumbnails(page).first().waitFor();

export const firstArticle = (page: Page) => articleCards(page).first().waitFor();

export const firstTemoignage = (page: Page) =>
  page.locator('article[id^="temoignage-"]').first().waitFor();

/** Waits for a text, once the page answers. */
export const saying = (text: string | RegExp) => async (page: Page) => {
  await whenAlive(page);
  await page.getByText(text).first().waitFor();
};
