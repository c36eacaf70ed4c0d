import { centre } from '@centre/domain/centre';
import type { PictureName } from '../../texts/pictures.texts.ts';

/** A picture of the carousel and the short text that goes with it. */
export interface Slide {
  readonly picture: PictureName;
  /** The alternative text. */
  readonly alt: string;
  readonly title: string;
  readonly text: string;
}

export const carousel = {
  label: 'Le centre en images',
  slides: [
    {
      picture: 'hero',
      alt: 'Un formateur et deux apprentis autour d’une machine ouverte',
      title: 'Apprendre en faisant',
      text: 'Le formateur montre, l’apprenti refait.',
    },
    {
      picture: 'welding',
      alt: 'Une main gantée guide une torche de soudage',
      title: 'Chaudronnerie et soudure',
      text: 'Tracer, former, souder, contrôler.',
    },
    {
      picture: 'froid',
      alt: 'Un compresseur, un évaporateur et leurs manomètres',
      title: 'Froid et climatisation',
      text: 'Tirer au vide, charger, régler.',
    },
    {
      picture: 'entretien',
      alt: 'Un tour lève un copeau sur un arbre',
      title: 'Mécanique d’entretien',
      text: 'Au tour et à la fraiseuse, au centième de millimètre.',
    },
    {
      picture: 'formations',
      alt: 'De jeunes diplômés en toge, le diplôme à la main',
      title: 'Un diplôme, puis un emploi',
      text: `Plus de ${centre.figures.insertion}\u00A0% de nos diplômés travaillent.`,
    },
  ],
} as const satisfies { readonly label: string; readonly slides: readonly Slide[] };
