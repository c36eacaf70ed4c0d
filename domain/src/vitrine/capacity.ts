import { centre } from '../centre.ts';
import { allPartners } from '../partners.ts';
import type { Emplacement } from './vitrine.ts';

/** Titles of the pages with a head picture, in the order of the menu. */
export const pagesWithHeadPicture = [
  `Le ${centre.abbreviation}`,
  'A propos',
  'Formations',
  'BAC PRO',
  'BTS en 2 ans',
  'BTS en 3 ans',
  'Formation de courte durée',
  'Aux Entreprises',
  'Électromécanique',
  'Chaudronnerie',
  'Froid et climatisation',
  'Mécanique et entretien',
  'Mécanique diesel',
  'Maintenance industrielle',
  'QHSE',
] as const;

/** Parts of the site with one place per photograph: the titles of their places. */
export const placeTitles: Readonly<Partial<Record<Emplacement, readonly string[]>>> = {
  tetes: pagesWithHeadPicture,
  partenaires: allPartners.map(({ name }) => name),
};

const maxPhotos = 8;

/** Maximum of photographs in a part of the site. */
export const capacityOf = (emplacement: Emplacement): number =>
  placeTitles[emplacement]?.length ?? maxPhotos;
