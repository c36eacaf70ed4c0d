import { figureShape } from './head.ts';
import { EDGE, repeat, type Kit, type Point } from './kit.ts';
import type { Look } from './people.ts';

export type Dress = 'overall' | 'shirt' | 'polo' | 'pagne' | 'gown' | 'suit' | 'jacket';

export interface Person {
  readonly look: Look;
  readonly dress: Dress;
  readonly main: string;
  readonly accent: string;
  readonly trousers?: string;
  /** -1 looks left, 1 looks right. */
  readonly turn?: number;
  readonly back?: boolean;
  /** Where the hands are, from the head's centre; hanging down when absent, `null` hides the arm. */
  readonly left?: Point | null;
  readonly right?: Point | null;
  /** Wax print of a `pagne`: 0 diamonds, 1 rings, 2 waves. */
  readonly motif?: 0 | 1 | 2;
  readonly glove?: string;
  /** Draws legs and shoes: 800 units from head to ground. */
  readonly standing?: boolean;
}

const TORSO =
  'M-30 72C-58 88 -98 88 -112 128L-88 330L-92 430H92L88 330L112 128C98 88 58 88 30 72Q0 96 -30 72Z';

/** A wax print over the torso; `motif` 0 diamonds, 1 rings, 2 waves. */
function print(k: Kit, colour: string, light: string, motif: number): string {
  return repeat(7, (row) => {
    const y = 132 + row * 44;
    const count = row % 2 === 0 ? 5 : 4;
    if (motif === 2) return k.stroke(`M-88 ${y}${'q11 -16 22 0t22 0'.repeat(4)}`, 5, colour);
    return repeat(count, (i) => {
      const x = (i - (count - 1) / 2) * 40;
      return motif === 0
        ? `<path d="M${x} ${y - 15}L${x + 13} ${y}L${x} ${y + 15}L${x - 13} ${y}Z" fill="${colour}"/>` +
            k.circle(x, y, 4.5, light, 0)
        : k.circle(x, y, 14, colour, 0) +
            k.circle(x, y, 8, light, 0) +
            k.circle(x, y, 3.5, colour, 0);
    });
  });
}

/** The torso with its dress. */
export function clothes(k: Kit, person: Person): string {
  const { main, accent } = person;
  const q = k.on(main);
  const body = figureShape(k, TORSO, person.dress === 'overall' ? accent : main, 4.5);
  if (person.back === true) {
    return (
      body +
      (person.dress === 'overall'
        ? figureShape(
            k,
            'M-70 90L-50 86L-10 220H10L50 86L70 90L60 250L90 330L92 430H-92L-90 330L-60 250Z',
            main,
          )
        : '')
    );
  }
  switch (person.dress) {
    case 'overall':
      return (
        body +
        k.on(accent).stroke('M-30 74L0 112L30 74', EDGE) +
        figureShape(
          k,
          'M-76 92L-54 86L-44 190H44L54 86L76 92L66 200Q70 270 89 330L92 430H-92L-89 330Q-70 270 -66 200Z',
          main,
        ) +
        q.stroke('M-62 196H62M-34 216H34V262Q0 276 -34 262ZM-88 336H88', 2.4) +
        k.circle(-55, 196, 7, k.t.light, 2) +
        k.circle(55, 196, 7, k.t.light, 2)
      );
    case 'shirt':
      return (
        body +
        q.stroke(
          'M-32 76L0 116L32 76M-32 76L-38 116L-4 112M32 76L38 116L4 112M0 116V426M30 190h44v44h-44Z',
          2.6,
        ) +
        repeat(4, (i) => k.circle(0, 160 + i * 70, 4, q.line, 0))
      );
    case 'polo':
      return (
        body +
        figureShape(k, 'M-34 72L0 108L34 72L44 92L12 122H-12L-44 92Z', accent, 3) +
        q.stroke('M0 122V170M28 180h34', 2.6)
      );
    case 'pagne':
      return (
        body +
        print(k, accent, k.t.light, person.motif ?? 0) +
        k.path('M-34 70Q0 130 34 70Q0 98 -34 70Z', person.look.skin, 0) +
        q.stroke('M-40 76Q0 136 40 76', EDGE)
      );
    case 'gown':
      return (
        body +
        figureShape(k, 'M-40 78L-66 86L-30 300H30L66 86L40 78L0 150Z', accent) +
        q.stroke('M0 150V426', 2.4)
      );
    case 'suit':
      return (
        body +
        figureShape(k, 'M-32 74L0 220L32 74Q0 96 -32 74Z', k.t.light, 3) +
        figureShape(k, 'M-9 92H9L13 170L0 196L-13 170Z', accent, 2) +
        q.stroke('M-32 76L-58 130L-36 144L0 220L36 144L58 130L32 76M0 220V426', EDGE)
      );
    case 'jacket':
      return (
        body +
        q.stroke('M0 92V426M-80 250H-24V320H-84M80 250H24V320H84', 2.6) +
        `<path d="M-104 200L-98 240H98L104 200Z" fill="${accent}"/>` +
        figureShape(k, 'M-34 70L-40 104L0 100L40 104L34 70Q0 96 -34 70Z', accent, 3)
      );
  }
}

/** Collars lie over the neck. */
export function collar(k: Kit, person: Person): string {
  if (person.back === true)
    return figureShape(
      k,
      'M-36 74Q0 60 36 74L40 92Q0 82 -40 92Z',
      person.dress === 'overall' ? person.accent : person.main,
      3,
    );
  const fill =
    person.dress === 'overall'
      ? person.accent
      : person.dress === 'suit'
        ? k.t.light
        : person.dress === 'polo' || person.dress === 'jacket'
          ? person.accent
          : person.main;
  if (person.dress === 'pagne' || person.dress === 'gown') return '';
  return figureShape(k, 'M-28 70L-40 82L-22 116L0 100L22 116L40 82L28 70L0 98Z', fill, 3);
}
