import { articleMessages } from '@centre/domain/messages/public';
import type { Page } from '@playwright/test';
import { outdated } from '../../../web/src/texts/outdated.texts.ts';
import { passing } from '../../../web/src/texts/offline.texts.ts';
import { scrolling } from '../../../web/src/texts/scrolling.texts.ts';
import { site } from '../../../web/src/texts/site.texts.ts';
import { whenAlive } from '../../journeys/public-page.ts';
import { held, refused } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { homeData, saying } from './arrivals.ts';

const button = (name: string) => async (page: Page) => {
  await whenAlive(page);
  await page.getByRole('button', { name, exact: true }).click();
};

/** Takes the network away from a page that has fetched all that it shows. */
async function cutOff(page: Page): Promise<void> {
  await whenAlive(page);
  // What tells of the network comes after the page.
  await page.locator('[data-announcer]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.context().setOffline(true);
}

/** What surrounds every page, and the states of the home page. */
export const frame: readonly Screen[] = [
  {
    name: 'menu-ouvert',
    address: '/contact',
    // From there on it is a row that is always there.
    widths: [360, 768],
    reach: async (page) => {
      await button(site.menu)(page);
      await page.getByRole('navigation', { name: site.navigation }).waitFor();
    },
  },
  {
    name: 'recherche-desactivee',
    address: '/contact',
    reach: async (page) => {
      await button(site.search)(page);
      await page.getByText(site.searchDisabled).waitFor();
    },
  },
  {
    name: 'connexion-perdue',
    address: '/contact',
    isApart: true,
    reach: async (page) => {
      await cutOff(page);
      await page.getByText(passing.offline).waitFor();
    },
  },
  {
    name: 'page-non-affichee',
    address: '/contact',
    isApart: true,
    arrange: async (page) => {
      await page.route('**/assets/formations-*.js', (route) => route.abort());
    },
    reach: async (page) => {
      await cutOff(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Formation' }).click();
      await page.getByText(outdated.text).waitFor();
    },
  },
  {
    name: 'accueil-en-chargement',
    address: '/',
    isApart: true,
    arrange: held('articles', 'temoignages', 'galerie'),
    reach: whenAlive,
  },
  {
    name: 'accueil-sans-donnees',
    address: '/',
    isApart: true,
    arrange: refused('articles', 'temoignages', 'galerie'),
    reach: saying(articleMessages.coming),
  },
  {
    name: 'accueil-rubrique',
    address: '/',
    reach: async (page) => {
      await homeData(page);
      await page.getByRole('tab', { name: 'Technologie' }).click();
      await page.locator('[role=tabpanel][aria-busy=false]').waitFor();
    },
  },
  {
    name: 'accueil-carrousel',
    address: '/',
    reach: async (page) => {
      await homeData(page);
      await page.getByRole('button', { name: scrolling.show(3) }).click();
    },
  },
];
