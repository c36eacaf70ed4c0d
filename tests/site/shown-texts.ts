import { articlePath } from '@centre/domain/site-address';
import { photoContents, temoignageContents } from '../../emulators/seed/content.ts';
import { firstPhotoCategorie } from '../../web/src/site/gallery/gallery.texts.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { articles } from '../journeys/news-page.ts';

const { published, principal, technical } = articles;

const temoignages = temoignageContents.filter(({ statut }) => statut === 'publie');
const photosOf = (wanted: string) =>
  photoContents.filter(({ categorie }) => categorie === wanted).map(({ titre }) => titre);
const ofCategorie = (wanted: string) =>
  published.filter(({ categorie }) => categorie === wanted).map(({ titre }) => titre);

const ofAll = published.map(({ titre }) => titre);

/** What each page is visited for. */
export const shown = typeset<readonly (readonly [path: string, texts: readonly string[]])[]>([
  ['/', [principal.titre, ...temoignages.map(({ prenom }) => prenom)]],
  ['/actualites', ofAll],
  ['/blog', ofAll],
  ['/blog?categorie=technologie', ofCategorie('Technologie')],
  ['/blog/category/nouveaute', ofCategorie('Nouveauté')],
  [articlePath(technical.id), [technical.titre, ...technical.paragraphs]],
  ['/galerie', photosOf(firstPhotoCategorie)],
  ['/galerie?categorie=informatique', photosOf('Informatique')],
  ['/temoignages', temoignages.map(({ contenu }) => contenu)],
]);
