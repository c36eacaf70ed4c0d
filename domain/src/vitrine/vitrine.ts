import type { PublishedPicture } from '../content/published-picture.ts';

/** Parts of the site where photographs of the centre replace drawings. */
export const emplacements = ['carrousel', 'equipements', 'tetes', 'partenaires'] as const;
export type Emplacement = (typeof emplacements)[number];

/** Focal point of a cropped picture, in percent of its width and its height. */
interface Centrage {
  readonly x: number;
  readonly y: number;
}

/** Photograph of the centre on the site. */
export interface VitrinePhoto {
  readonly id: string;
  readonly emplacement: Emplacement;
  /** In `tetes`, the title of the page; in `partenaires`, the name of the partner. */
  readonly titre: string;
  /** May be empty. */
  readonly texte: string;
  /** The alternative text. */
  readonly alt: string;
  /** Photographer; may be empty. */
  readonly credit: string;
  readonly centrage: Centrage;
  readonly picture: PublishedPicture;
}
