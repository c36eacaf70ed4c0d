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

/** Photographs that a part of the site holds, at most. */
export const roomOf: Readonly<Record<Emplacement, number>> = {
  carrousel: 8,
  equipements: 8,
  // One each.
  tetes: headedPages.length,
  // A logo each.
  partenaires: allPartners.length,
};
