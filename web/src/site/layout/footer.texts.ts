import type { PictureName } from '../../texts/pictures.texts.ts';
import { site, type MenuItem } from '../../texts/site.texts.ts';
import { typeset } from '../../texts/typeset.ts';

export const footer = typeset({
  recent: 'Publication récente',
  /** Fixed publication, independent of the news. */
  publication: {
    day: '2025-08-07',
    title: 'Sécurité et lutte contre l’incendie : le personnel renforce ses capacités',
    path: '/actualites',
  },
  quickLinks: 'Liens rapides',
  links: [
    { label: 'Acceuil', path: '/' },
    { label: 'Aux Entreprises', path: '/auxentreprise' },
    { label: 'Formation', path: '/formation' },
    { label: 'Galerie', path: '/galerie' },
    { label: site.follow, path: site.followPath },
  ],
  gallery: 'Galerie',
  thumbnail: (index: number) => `Voir la galerie, image ${index}`,
  thumbnails: ['electromecanique', 'froid', 'welding', 'entretien', 'services', 'shortCourses'],
} as const satisfies {
  readonly links: readonly MenuItem[];
  readonly thumbnails: readonly PictureName[];
  readonly [text: string]: unknown;
});
