import { centre } from '../centre.ts';
import { allPartners } from '../partners.ts';
import type { Emplacement } from './vitrine.ts';

/** The pages with a picture in their head, by their titles, in the order of the menu. */
export const headedPages = [
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

/** Where each photograph has a place of its own: the titles of these, one of which it takes. */
export const ownPlaces: Readonly<Partial<Record<Emplacement, readonly string[]>>> = {
  tetes: headedPages,
  partenaires: allPartners.map(({ name }) => name),
};

const mostInARow = 8;

/** How many photographs a part of the site holds, at most. */
export const roomOf = (emplacement: Emplacement): number =>
  ownPlaces[emplacement]?.length ?? mostInARow;
