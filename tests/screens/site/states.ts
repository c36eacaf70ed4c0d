import { articleMessages } from '@centre/domain/messages/public';
import type { Page } from '@playwright/test';
import { temoignageContents } from '../../../emulators/seed/content.ts';
import { gallery, lightbox } from '../../../web/src/site/gallery/gallery.texts.ts';
import { articleDetail } from '../../../web/src/site/news/news.texts.ts';
import { outdated } from '../../../web/src/texts/outdated.texts.ts';
import { statusBanner } from '../../../web/src/texts/offline.texts.ts';
import { scrolling } from '../../../web/src/texts/scrolling.texts.ts';
import { site } from '../../../web/src/texts/site.texts.ts';
import { articles } from '../../journeys/news-page.ts';
import { whenAlive } from '../../journeys/public-page.ts';
import { emptyCollections, held, offline, refuseCollections } from '../answers.ts';
import { inSequence, screensFrom, type Screen } from '../screen.ts';
import { firstPhoto, firstTemoignage, homeData, waitForText, thumbnails } from './arrivals.ts';

const pressing = (name: string) =>
  inSequence(whenAlive, (page) => page.getByRole('button', { name, exact: true }).click());

/** Cuts the network once the page has loaded all its pictures. */
async function goOffline(page: Page): Promise<void> {
  await whenAlive(page);
  // The code of the notice about the network loads after the page.
  await page.locator('[data-announcer]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.context().setOffline(true);
}

const contact = screensFrom({ address: '/contact' });
const home = screensFrom({ address: '/' });
const lists = ['articles', 'temoignages', 'galerie'];

/** Screens of the frame around every page, and states of the home page. */
export const frameScreens: readonly Screen[] = [
  contact(
    'menu-ouvert',
    inSequence(pressing(site.menu), (page) =>
      page.getByRole('navigation', { name: site.navigation }).waitFor(),
    ),
    // On a desktop, the menu is a row that is always visible.
    { widths: [360, 768] },
  ),
  contact(
    'recherche-desactivee',
    inSequence(pressing(site.search), (page) => page.getByText(site.searchDisabled).waitFor()),
  ),
  contact(
    'connexion-perdue',
    inSequence(goOffline, (page) => page.getByText(statusBanner.offline).waitFor()),
    { isApart: true },
  ),
  contact(
    'page-non-affichee',
    inSequence(
      goOffline,
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Formation' }).click(),
      (page) => page.getByText(outdated.text).waitFor(),
    ),
    { isApart: true, arrange: offline('**/assets/formations-*.js') },
  ),
  home('accueil-en-chargement', whenAlive, { isApart: true, arrange: held(...lists) }),
  home('accueil-sans-donnees', waitForText(articleMessages.coming), {
    ...{ isApart: true, arrange: refuseCollections(...lists) },
  }),
  home(
    'accueil-rubrique',
    inSequence(
      homeData,
      (page) => page.getByRole('tab', { name: 'Technologie' }).click(),
      (page) => page.locator('[role=tabpanel][aria-busy=false]').waitFor(),
    ),
  ),
  home(
    'accueil-carrousel',
    inSequence(homeData, (page) =>
      page.getByRole('button', { name: scrolling.show(3) }).click(),
    ),
  ),
];

const photos = screensFrom({ address: '/galerie' });
const [published] = temoignageContents.filter(({ statut }) => statut === 'publie');

/** States of the galerie and the temoignages; their empty lists look like the news list. */
export const galleries: readonly Screen[] = [
  photos('galerie-en-chargement', whenAlive, { isApart: true, arrange: held('galerie') }),
  photos(
    'galerie-categories',
    inSequence(
      firstPhoto,
      (page) => page.getByRole('button', { name: /^Mécanique Diesel/ }).click(),
      (page) => page.getByRole('dialog', { name: gallery.choose }).waitFor(),
    ),
    // On a desktop, the categories are tabs.
    { widths: [360, 768] },
  ),
  photos(
    'galerie-photo',
    inSequence(
      firstPhoto,
      (page) => thumbnails(page).first().click(),
      (page) => page.getByRole('dialog', { name: lightbox.name }).waitFor(),
    ),
  ),
  {
    name: 'temoignage-designe',
    address: `/temoignages#temoignage-${published?.id ?? ''}`,
    reach: inSequence(firstTemoignage, (page) =>
      page.locator('article[aria-current=true]').waitFor(),
    ),
  },
];

const { technical } = articles;
const list = screensFrom({ address: '/actualites' });
const article = screensFrom({ address: `/blog#article-${technical.id}` });
const opened = (page: Page) => page.getByText(technical.paragraphs[1] ?? '').waitFor();

/** States of the news list and of an article. */
export const news: readonly Screen[] = [
  list('actualites-en-chargement', whenAlive, { isApart: true, arrange: held('articles') }),
  list('actualites-vides', waitForText(articleMessages.empty), {
    ...{ isApart: true, arrange: emptyCollections('articles') },
  }),
  list('categorie-vide', waitForText(articleMessages.emptyCategory), {
    address: '/blog/category/Inconnue',
  }),
  article('article', opened),
  article(
    'article-en-chargement',
    (page) => page.getByRole('status', { name: articleDetail.loading }).waitFor(),
    { isApart: true, arrange: held('articles') },
  ),
  article('article-introuvable', waitForText(articleMessages.notFoundHint), {
    address: '/blog#article-inconnu',
  }),
  article(
    'article-adresse',
    inSequence(
      opened,
      // The browser offers neither its share menu nor the clipboard.
      (page) =>
        page.evaluate(() => {
          Reflect.set(navigator, 'share', undefined);
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        }),
      (page) => page.getByRole('button', { name: articleDetail.share }).click(),
      (page) => page.getByText(articleDetail.address).waitFor(),
    ),
  ),
];
