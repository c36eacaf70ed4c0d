import { temoignageMessages } from '@centre/domain/messages/public';
import { temoignageContents } from '../../../emulators/seed/content.ts';
import { gallery, lightbox } from '../../../web/src/site/gallery/gallery.texts.ts';
import { whenAlive } from '../../journeys/public-page.ts';
import { emptied, held } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { firstPhoto, firstTemoignage, saying, thumbnails } from './arrivals.ts';

const [published] = temoignageContents.filter(({ statut }) => statut === 'publie');

/** The gallery and the testimonials in their states. */
export const lists: readonly Screen[] = [
  {
    name: 'galerie-en-chargement',
    address: '/galerie',
    isApart: true,
    arrange: held('galerie'),
    reach: whenAlive,
  },
  {
    name: 'galerie-vide',
    address: '/galerie',
    isApart: true,
    arrange: emptied('galerie'),
    reach: saying(gallery.empty),
  },
  {
    name: 'galerie-categories',
    address: '/galerie',
    // Wider, they are tabs.
    widths: [360, 768],
    reach: async (page) => {
      await firstPhoto(page);
      await page.getByRole('button', { name: /^Mécanique Diesel/ }).click();
      await page.getByRole('dialog', { name: gallery.choose }).waitFor();
    },
  },
  {
    name: 'galerie-photo',
    address: '/galerie',
    reach: async (page) => {
      await firstPhoto(page);
      await thumbnails(page).first().click();
      await page.getByRole('dialog', { name: lightbox.name }).waitFor();
    },
  },
  {
    name: 'temoignages-en-chargement',
    address: '/temoignages',
    isApart: true,
    arrange: held('temoignages'),
    reach: whenAlive,
  },
  {
    name: 'temoignages-vides',
    address: '/temoignages',
    isApart: true,
    arrange: emptied('temoignages'),
    reach: saying(temoignageMessages.empty),
  },
  {
    name: 'temoignage-designe',
    address: `/temoignages#temoignage-${published?.id ?? ''}`,
    reach: async (page) => {
      await firstTemoignage(page);
      await page.locator('article[aria-current=true]').waitFor();
    },
  },
];
