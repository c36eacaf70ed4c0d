import { CREAM, grounds, INK, type Theme } from './palette.ts';
import { figure, type Dress } from './parts/figure.ts';
import { box, hatch } from './parts/hatching.ts';
import { kit, place, repeat, type Kit } from './parts/kit.ts';
import { lookOf, type Look } from './parts/people.ts';

interface Attire {
  readonly dress: Dress;
  readonly main: string;
  readonly accent: string;
  readonly look?: Partial<Look>;
}

const helmet = (colour: string): Partial<Look> => ({
  headgear: 'helmet',
  headgearColour: colour,
});

const men: readonly Attire[] = [
  { dress: 'overall', main: '#0F6A50', accent: CREAM },
  { dress: 'shirt', main: CREAM, accent: '#0F6A50' },
  { dress: 'pagne', main: '#E6D6B0', accent: '#0F6A50' },
  {
    dress: 'jacket',
    main: '#3C9577',
    accent: CREAM,
    look: { ...helmet(CREAM), glasses: 'safety', hair: 'short' },
  },
  { dress: 'suit', main: '#073729', accent: '#3C9577' },
  { dress: 'polo', main: '#A6CCBA', accent: CREAM },
  {
    dress: 'overall',
    main: '#C9783F',
    accent: '#E6D6B0',
    look: { headgear: 'cap', headgearColour: '#073729', hair: 'short' },
  },
];

const women: readonly Attire[] = [
  {
    dress: 'pagne',
    main: '#C9783F',
    accent: '#073729',
    look: { hair: 'scarf', scarf: '#C9783F', scarfAccent: '#073729' },
  },
  {
    dress: 'overall',
    main: '#3C9577',
    accent: CREAM,
    look: { ...helmet('#E6D6B0'), hair: 'braids' },
  },
  { dress: 'shirt', main: '#B5D6C6', accent: '#0F6A50' },
  { dress: 'suit', main: '#0F6A50', accent: '#E6D6B0' },
  {
    dress: 'pagne',
    main: '#A6CCBA',
    accent: '#0F6A50',
    look: { hair: 'scarf', scarf: '#A6CCBA', scarfAccent: '#0F6A50' },
  },
  { dress: 'polo', main: '#E6D6B0', accent: '#0F6A50' },
  { dress: 'jacket', main: '#0F6A50', accent: CREAM, look: { glasses: 'safety', hair: 'bun' } },
];

/** Flat wall behind the bust: one tone, the squared paper, one ornament. */
function backdrop(k: Kit, theme: Theme, seed: number): string {
  const tone = [theme.b, theme.sand, theme.c, theme.a][seed % 4] ?? theme.b;
  return (
    `<rect width="480" height="480" fill="${tone}"/>` +
    k.stroke(
      repeat(11, (i) => `M${40 + i * 40} 0V480M0 ${40 + i * 40}H480`),
      1,
      theme.light,
    ) +
    (seed % 3 === 0
      ? k.circle(240, 216, 190, theme.light, 0)
      : seed % 3 === 1
        ? hatch(k, box(0, 0, 480, 150), { gap: 16, colour: theme.light, weight: 3 })
        : k.rect(60, 40, 360, 460, theme.light, 0, 180))
  );
}

/** A drawn bust, 480 x 480. Odd seeds are women; age, dress, hair and skin follow the seed. */
export function portrait({ seed }: { seed: number }): string {
  const theme = grounds.paper;
  const k = kit(theme, INK);
  const index = Math.floor(seed / 2);
  const attires = seed % 2 === 1 ? women : men;
  const attire = attires[index % attires.length] ?? {
    dress: 'shirt',
    main: CREAM,
    accent: '#0F6A50',
  };
  const look = lookOf(seed, attire.look);
  const person = { look, dress: attire.dress, main: attire.main, accent: attire.accent };
  const turn = ([0.55, -0.55, 0.25, -0.3] as const)[index % 4] ?? 0;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">' +
    backdrop(k, theme, seed) +
    place(
      figure(k, { ...person, turn, motif: ([0, 1, 2] as const)[(index + seed) % 3] ?? 0 }),
      240,
      206,
      1.56,
    ) +
    '</svg>'
  );
}
