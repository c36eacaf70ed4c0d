import type { SceneName } from './catalogue.ts';
import type { Ground } from './palette.ts';

/** A picture for the top of an article; none of them is in the gallery in the same form. */
export interface Cover {
  readonly scene: SceneName;
  readonly variant: number;
  readonly ground: Ground;
}

export const covers = {
  rentree: { scene: 'courtyard', variant: 1, ground: 'paper' },
  diplomes: { scene: 'graduation', variant: 1, ground: 'paper' },
  partenariat: { scene: 'meeting', variant: 3, ground: 'paper' },
  reunion: { scene: 'meeting', variant: 1, ground: 'green' },
  apprentissage: { scene: 'teaching', variant: 2, ground: 'green' },
  formateurs: { scene: 'teaching', variant: 1, ground: 'green' },
  cours: { scene: 'classroom', variant: 0, ground: 'green' },
  concours: { scene: 'classroom', variant: 3, ground: 'green' },
  securite: { scene: 'safety', variant: 0, ground: 'green' },
  prevention: { scene: 'safety', variant: 2, ground: 'paper' },
  gestes: { scene: 'hands', variant: 0, ground: 'green' },
  atelier: { scene: 'hall', variant: 2, ground: 'paper' },
  solaire: { scene: 'solar', variant: 5, ground: 'green' },
  automatisme: { scene: 'controller', variant: 1, ground: 'green' },
  metrologie: { scene: 'measuring', variant: 1, ground: 'green' },
  recyclage: { scene: 'hands', variant: 2, ground: 'paper' },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof covers;
