import type { PictureName } from '../../texts/pictures.texts.ts';
import { typeset } from '../../texts/typeset.ts';

/** Texts of the two developers' pages that try out pictures. */
export const testScreens = typeset({
  images: {
    title: 'Essai des images',
    lead: 'Chaque dessin ci-dessous doit apparaître net, entier et sans déformation.',
    names: ['hero', 'welding', 'froid', 'entretien', 'equipmentController', 'article'],
  },
  carousel: {
    title: 'Essai du carrousel',
    lead: 'Quatre marques de partenaires défilent ; le nombre indique les actions communes.',
    label: 'Partenaires',
    unit: 'actions communes',
    logos: [
      { mark: 0, count: 15 },
      { mark: 2, count: 25 },
      { mark: 4, count: 30 },
      { mark: 6, count: 20 },
    ],
    partner: (index: number) => `Partenaire ${index}`,
  },
} as const satisfies {
  readonly images: { readonly names: readonly PictureName[]; readonly [text: string]: unknown };
  readonly carousel: unknown;
});
