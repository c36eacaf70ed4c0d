import { centre } from '@centre/domain/centre';
import type { PhotoCategorie } from '@centre/domain/photo/photo';

/** The category whose photos are shown first. */
export const firstPhotoCategorie: PhotoCategorie = 'Mécanique Diesel';

export const gallery = {
  title: 'Galerie',
  lead: `Les ateliers, les machines et les gens du ${centre.abbreviation}, filière par filière.`,
  loading: 'Chargement de la galerie…',
  empty: 'Galerie en Construction',
  emptyHint:
    'Les photos des ateliers, des machines et des événements apparaîtront ici. En attendant, faites le tour de nos formations.',
  emptyAction: { label: 'Voir les formations', path: '/formation' },
  categories: 'Catégories',
  choose: 'Choisir une catégorie',
  count: (count: number) => `${count} ${count > 1 ? 'photos' : 'photo'}`,
  enlarge: (title: string) => `Agrandir : ${title}`,
} as const;

/** One photo in large. */
export const lightbox = {
  name: 'Photo en grand',
  close: 'Fermer',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: (position: number, total: number) => `${position} / ${total}`,
} as const;
