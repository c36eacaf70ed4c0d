import { centre } from '@centre/domain/centre';
import type { SceneName } from '../catalogue.ts';
import type { Ground } from '../palette.ts';

/**
 * A slow movement over one of the scenes. It is a whole number of pixels from one frame to
 * the next, which encoders follow for nearly nothing and the eye follows without a tremor.
 */
export interface SceneShot {
  readonly kind: 'scene';
  readonly scene: SceneName;
  readonly variant: number;
  readonly ground: Ground;
  /** Width of the drawing over the width of the picture. */
  readonly zoom: number;
  /** The middle of what is seen halfway, in units of the drawing. */
  readonly middle: readonly [x: number, y: number];
  /** Pixels that the view moves to the right and down from one frame to the next. */
  readonly step: readonly [x: number, y: number];
  readonly seconds: number;
  readonly caption: string;
}

/** Words on the green ground, under the emblem. */
export interface TitleShot {
  readonly kind: 'title';
  readonly lines: readonly [string, ...string[]];
  readonly seconds: number;
}

export type Shot = SceneShot | TitleShot;

type Movement = Pick<SceneShot, 'zoom' | 'middle' | 'step'>;

const over = (
  scene: SceneName,
  caption: string,
  movement: Movement,
  ground: Ground = 'green',
): SceneShot => ({
  kind: 'scene',
  scene,
  variant: 0,
  ground,
  ...movement,
  seconds: 2.6,
  caption,
});

/** The film, from the first frame to the last. */
export const storyboard: readonly Shot[] = [
  { kind: 'title', lines: [centre.name, `${centre.city}, ${centre.country}`], seconds: 2.6 },
  over('courtyard', `Depuis ${centre.openedIn}`, {
    zoom: 1.15,
    middle: [800, 560],
    step: [1, 0],
  }),
  over('hall', 'La grande halle', { zoom: 1.25, middle: [800, 560], step: [-1, 0] }),
  over('motor', 'Électromécanique', { zoom: 1.3, middle: [800, 460], step: [2, 0] }, 'paper'),
  over('welding', 'Chaudronnerie et soudure', {
    zoom: 1.5,
    middle: [740, 560],
    step: [0, 1],
  }),
  over(
    'cold',
    'Froid et climatisation',
    { zoom: 1.35, middle: [760, 500], step: [1, 1] },
    'paper',
  ),
  over('lathe', 'Mécanique et entretien', { zoom: 1.4, middle: [800, 480], step: [2, 0] }),
  over('diesel', 'Mécanique diesel', { zoom: 1.3, middle: [760, 520], step: [-1, 0] }),
  over(
    'hydraulics',
    'Maintenance et hydraulique',
    { zoom: 1.3, middle: [800, 440], step: [2, 0] },
    'paper',
  ),
  over('teaching', 'Apprendre avec des gens du métier', {
    zoom: 1.3,
    middle: [800, 480],
    step: [1, 0],
  }),
  over('graduation', `${centre.figures.trained} jeunes formés`, {
    zoom: 1.2,
    middle: [800, 500],
    step: [0, -1],
  }),
  {
    kind: 'title',
    lines: [
      `Plus de ${centre.figures.insertion} % d’insertion`,
      `Inscriptions de ${centre.campaign.period}`,
    ],
    seconds: 3,
  },
];
