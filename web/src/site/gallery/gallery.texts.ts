import { centre } from '@centre/domain/centre';
import type { Photo, PhotoCategorie } from '@centre/domain/photo/photo';
import type { DepartmentPath } from '../../texts/departments.texts.ts';
import type { Explanation } from '../../texts/page.texts.ts';

/** Category shown first. */
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

const department = (to: DepartmentPath) => ({
  to,
  title: 'Apprendre ce métier',
  text: 'Les cours, les machines et les débouchés du département.',
});

const programmes = {
  to: '/formation',
  title: 'Voir les formations',
  text: 'Du BAC PRO aux formations de courte durée.',
};

/** Link to a page, with its description. */
export interface OnwardPage extends Explanation {
  readonly to: string;
}

/** Page linked at the end of each category's photos. */
export const onward: Readonly<Record<Photo['categorie'], OnwardPage>> = {
  Evènements: {
    to: '/actualites',
    title: 'Lire les actualités',
    text: 'Ce qui se passe au centre, au fil des semaines.',
  },
  'Mécanique Diesel': department('/mecanique-diesel'),
  "Mécanique d'entretien": department('/mecanique-entretien'),
  Electromécanique: department('/electromecanique'),
  'Climatisation & Froid Industriel': department('/froid-climatisation'),
  'Chaudronnerie & Soudure': department('/chaudronerie'),
  'Eaux & Assainissement': programmes,
  'Energie Renouvelable': programmes,
  Informatique: programmes,
  Autre: programmes,
};

export const lightbox = {
  name: 'Photo en grand',
  close: 'Fermer',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: (position: number, total: number) => `${position} / ${total}`,
} as const;
