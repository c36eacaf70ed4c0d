import { INK, luminance } from '../palette.ts';
import { EDGE, repeat, type Kit } from './kit.ts';
import { features } from './face.ts';
import { mix, type Look } from './people.ts';

/** The contour of skin, hair or cloth: the kit's own line, but ink on light cloth. */
export function outline(k: Kit, fill: string): string {
  return luminance(fill) > 0.5 ? INK : k.line;
}

/** A filled shape with that contour. */
export function figureShape(k: Kit, d: string, fill: string, weight = EDGE): string {
  return k.path(d, fill, 0) + k.stroke(d, weight, outline(k, fill));
}

const FACE =
  'M-43 -26C-45 -70 45 -70 43 -26C43 -8 42 8 39 20C35 44 18 61 0 61C-18 61 -35 44 -39 20C-42 8 -43 -8 -43 -26Z';
const SKULL = 'M-46 6C-56 -44 -34 -76 0 -76C34 -76 56 -44 46 6';
const FRINGE: Record<string, string> = {
  short: 'C44 -10 42 -24 34 -38C14 -44 -14 -44 -34 -38C-42 -24 -44 -10 -46 6Z',
  fade: 'C45 -14 42 -32 32 -46C14 -50 -14 -50 -32 -46C-42 -32 -45 -14 -46 6Z',
  bun: 'C44 -16 36 -36 0 -46C-36 -36 -44 -16 -46 6Z',
  braids: 'C45 -14 34 -34 4 -50C-30 -36 -44 -16 -46 6Z',
};

/** What lies behind the face: ears come later, hair mass and braids first. */
function hairBehind(k: Kit, look: Look): string {
  const colour = look.hairColour;
  switch (look.hair) {
    case 'afro':
      return figureShape(
        k,
        'M-50 14C-84 0 -82 -50 -54 -66C-44 -96 40 -98 54 -66C82 -50 84 0 50 14Z',
        colour,
      );
    case 'braids':
      return repeat(6, (i) => {
        const x = i < 3 ? -50 + i * 9 : 32 + (i - 3) * 9;
        return figureShape(
          k,
          `M${x - 5} -30L${x - 9} 96Q${x - 2} 108 ${x + 5} 96L${x + 9} -30Z`,
          colour,
          2,
        );
      });
    case 'bun':
      return look.headgear === 'none'
        ? figureShape(k, 'M-30 -70C-34 -112 34 -112 30 -70Z', colour)
        : '';
    default:
      return '';
  }
}

function hairFront(k: Kit, look: Look): string {
  const colour = look.hairColour;
  if (look.hair === 'bald') return '';
  if (look.hair === 'scarf') {
    return (
      (look.headgear === 'none'
        ? figureShape(k, 'M18 -74C24 -112 74 -118 66 -82C90 -84 82 -50 46 -52Z', look.scarf)
        : '') +
      figureShape(
        k,
        'M-48 -8C-62 -58 -40 -98 6 -96C52 -94 60 -50 48 -8C44 -28 30 -38 0 -38C-30 -38 -44 -28 -48 -8Z',
        look.scarf,
      ) +
      k.stroke(
        'M-44 -34C-30 -64 20 -70 48 -46M-34 -54C-16 -80 24 -84 44 -66',
        4,
        look.scarfAccent,
      )
    );
  }
  if (look.hair === 'afro') {
    return k.path(
      'M-45 2C-52 -44 -36 -70 0 -72C36 -70 52 -44 45 2C44 -18 36 -36 24 -42C8 -46 -8 -46 -24 -42C-36 -36 -44 -18 -45 2Z',
      colour,
      0,
    );
  }
  return (
    figureShape(k, SKULL + (FRINGE[look.hair] ?? ''), colour, 2.6) +
    (look.hair === 'braids'
      ? k.stroke(
          'M4 -50C6 -60 4 -68 0 -76M-14 -46C-18 -58 -20 -66 -22 -70M22 -42C26 -54 26 -62 26 -68',
          1.8,
          mix(colour, '#FFFFFF', 0.35),
        )
      : '')
  );
}

function headgear(k: Kit, look: Look): string {
  const fill = look.headgearColour;
  switch (look.headgear) {
    case 'helmet':
      return (
        figureShape(k, 'M-56 -30C-58 -92 -30 -106 0 -106C30 -106 58 -92 56 -30Z', fill) +
        k
          .on(fill)
          .stroke('M-16 -104C-20 -80 -20 -60 -18 -34M16 -104C20 -80 20 -60 18 -34', 2.2) +
        figureShape(
          k,
          'M-64 -34Q0 -50 64 -34Q68 -24 60 -22Q0 -36 -60 -22Q-68 -24 -64 -34Z',
          fill,
        )
      );
    case 'cap':
      return (
        figureShape(
          k,
          'M-50 -26C-54 -86 -26 -96 0 -96C26 -96 54 -86 50 -26Q0 -40 -50 -26Z',
          fill,
        ) +
        figureShape(
          k,
          'M-52 -30Q0 -46 52 -30Q60 -10 40 -16Q0 -30 -40 -16Q-60 -10 -52 -30Z',
          mix(fill, '#B5D6C6', 0.3),
        )
      );
    case 'mortarboard':
      return (
        figureShape(
          k,
          'M-48 -24C-50 -60 -46 -66 -44 -76H44C46 -66 50 -60 48 -24Q0 -44 -48 -24Z',
          fill,
        ) +
        figureShape(k, 'M-92 -84L0 -112L92 -84L0 -58Z', fill) +
        k.stroke('M0 -86L70 -74V-34', 4, '#E6D6B0')
      );
    default:
      return '';
  }
}

/** Small hoops under the ears that show. */
function earrings(k: Kit, turn: number): string {
  return [-48, 48]
    .filter((x) => Math.abs(turn) < 0.4 || Math.sign(x) !== Math.sign(turn))
    .map((x) => k.stroke(`M${x} 18a7 8 0 1 0 .1 0`, 3.4, k.t.sand))
    .join('');
}

/**
 * A head, centre at the origin, about 135 units high. `turn` from -1 (looking left) to 1 (right);
 * `back` shows the back of the head.
 */
export function head(k: Kit, look: Look, turn = 0, back = false): string {
  const shade = mix(look.skin, '#000000', 0.28);
  const ears = [-43, 43]
    .filter((x) => Math.abs(turn) < 0.4 || Math.sign(x) !== Math.sign(turn))
    .map((x) =>
      figureShape(
        k,
        `M${x} -8C${x + Math.sign(x) * 14} -16 ${x + Math.sign(x) * 14} 16 ${x} 18Z`,
        look.skin,
        2.8,
      ),
    )
    .join('');
  if (back) {
    return (
      hairBehind(k, look) +
      ears +
      figureShape(k, FACE, look.hair === 'bald' ? look.skin : look.hairColour) +
      (look.hair === 'scarf'
        ? figureShape(
            k,
            'M-46 10C-62 -58 -40 -98 4 -96C52 -94 60 -50 46 10Q0 44 -46 10Z',
            look.scarf,
          ) + k.stroke('M-44 -24Q0 10 46 -24', 4, look.scarfAccent)
        : '') +
      (look.hair === 'short' || look.hair === 'fade'
        ? k.path(
            'M-39 20C-30 40 30 40 39 20C35 44 18 61 0 61C-18 61 -35 44 -39 20Z',
            look.skin,
            0,
          )
        : '') +
      headgear(k, look)
    );
  }
  return (
    hairBehind(k, look) +
    ears +
    figureShape(k, FACE, look.skin) +
    k.path(
      turn > 0
        ? 'M-42 -30C-40 10 -36 40 -6 60C-24 58 -35 44 -39 20C-42 8 -43 -8 -42 -30Z'
        : 'M42 -30C40 10 36 40 6 60C24 58 35 44 39 20C42 8 43 -8 42 -30Z',
      shade,
      0,
    ) +
    features(k, look, turn * 13) +
    hairFront(k, look) +
    (look.woman && look.hair !== 'braids' ? earrings(k, turn) : '') +
    headgear(k, look)
  );
}
