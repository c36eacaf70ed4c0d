import { centrePath } from '@centre/domain/centre';
import { articlePath } from '@centre/domain/site-address';
import { departments } from '../../../web/src/texts/departments.texts.ts';
import { offlineFile } from '../../../web/src/texts/offline.texts.ts';
import { articles } from '../../journeys/news-page.ts';
import type { Screen } from '../screen.ts';
import {
  firstArticle,
  firstPhoto,
  firstTemoignage,
  homeData,
  waitForHeading,
} from './arrivals.ts';

/** Pages of the site in their first state. */
export const pages: readonly Screen[] = [
  { name: 'accueil', address: '/', reach: homeData },
  { name: 'le-centre', address: centrePath },
  { name: 'a-propos', address: '/apropos' },
  { name: 'formations', address: '/formation' },
  { name: 'bts', address: '/bts' },
  { name: 'bts-3-ans', address: '/bts-3-ans' },
  { name: 'bacpro', address: '/bacpro' },
  { name: 'licence', address: '/licence' },
  { name: 'courte-duree', address: '/courteduree' },
  { name: 'aux-entreprises', address: '/auxentreprise' },
  ...departments.map(({ path }) => ({ name: `filiere-${path.slice(1)}`, address: path })),
  { name: 'galerie', address: '/galerie', reach: firstPhoto },
  { name: 'actualites', address: '/actualites', reach: firstArticle },
  { name: 'article-partage', address: articlePath(articles.technical.id), reach: firstArticle },
  { name: 'blog', address: '/blog', reach: firstArticle },
  { name: 'categorie', address: '/blog/category/Technologie', reach: firstArticle },
  { name: 'temoignages', address: '/temoignages', reach: firstTemoignage },
  { name: 'contact', address: '/contact' },
  { name: 'inscription', address: '/inscription' },
  { name: 'suivi', address: '/suivi' },
  { name: 'essai-des-images', address: '/test-images' },
  { name: 'essai-du-carrousel', address: '/test-carousel' },
  { name: 'page-introuvable', address: '/nulle-part' },
  // The service worker would add the list of pages that the browser has cached.
  { name: 'hors-ligne', address: `/${offlineFile}`, reach: waitForHeading },
];
