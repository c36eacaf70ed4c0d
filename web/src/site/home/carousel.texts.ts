import { centre } from '@centre/domain/centre';
import type { DefaultSlide } from '../../texts/pictures.texts.ts';

export const carousel = {
  label: 'Le centre en images',
  slides: [
    {
      picture: 'hero',
      alt: 'Un formateur et deux apprentis autour d’une machine ouverte',
      titre: 'Apprendre en faisant',
      texte: 'Le formateur montre, l’apprenti refait.',
    },
    {
      picture: 'welding',
      alt: 'Une main gantée guide une torche de soudage',
      titre: 'Chaudronnerie et soudure',
      texte: 'Tracer, former, souder, contrôler.',
    },
    {
      picture: 'froid',
      alt: 'Un compresseur, un évaporateur et leurs manomètres',
      titre: 'Froid et climatisation',
      texte: 'Tirer au vide, charger, régler.',
    },
    {
      picture: 'entretien',
      alt: 'Un tour lève un copeau sur un arbre',
      titre: 'Mécanique d’entretien',
      texte: 'Au tour et à la fraiseuse, au centième de millimètre.',
    },
    {
      picture: 'formations',
      alt: 'De jeunes diplômés en toge, le diplôme à la main',
      titre: 'Un diplôme, puis un emploi',
      texte: `Plus de ${centre.figures.insertion}\u00A0% de nos diplômés travaillent.`,
    },
  ],
} as const satisfies { readonly label: string; readonly slides: readonly DefaultSlide[] };
