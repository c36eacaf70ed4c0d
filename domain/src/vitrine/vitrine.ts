import type { PublishedPicture } from '../content/published-picture.ts';

/** The parts of the site where photographs of the centre take the place of drawings. */
export const emplacements = ['carrousel', 'equipements', 'tetes', 'partenaires'] as const;
export type Emplacement = (typeof emplacements)[number];

/** What stays in sight when a picture is cropped: percents of its width and its height. */
interface Centrage {
  readonly x: number;
  readonly y: number;
}

/** A photograph of the centre on the site. */
export interface VitrinePhoto {
  readonly id: string;
  readonly emplacement: Emplacement;
  /** Of a head, the title of its page; of a logo, the name of the partner. */
  readonly titre: string;
  /** May be empty. */
  readonly texte: string;
  /** The alternative text. */
  readonly alt: string;
  /** Who took it; may be empty. */
  readonly credit: string;
  readonly centrage: Centrage;
  readonly picture: PublishedPicture;
}
