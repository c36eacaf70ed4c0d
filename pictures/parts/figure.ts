import { figureShape, head, outline } from './head.ts';
import { EDGE, n, type Kit, type Point } from './kit.ts';
import { clothes, collar, type Person } from './clothes.ts';
import { mix } from './people.ts';

export type { Dress, Person } from './clothes.ts';

const [UPPER, LOWER] = [142, 132];

/** Where the elbow is, for a shoulder and a hand; `side` is -1 left, 1 right (bends outwards). */
function elbow([sx, sy]: Point, [hx, hy]: Point, side: number): { elbow: Point; hand: Point } {
  const reach = Math.hypot(hx - sx, hy - sy);
  const length = Math.min(reach, UPPER + LOWER - 4);
  const [ux, uy] = [(hx - sx) / reach, (hy - sy) / reach];
  const along = (UPPER ** 2 - LOWER ** 2 + length ** 2) / (2 * length);
  const out = Math.sqrt(Math.max(UPPER ** 2 - along ** 2, 0));
  // Two bends are possible; the natural one lets the elbow fall and point outwards.
  const choices = [1, -1].map((way): Point => [
    sx + ux * along - uy * out * way,
    sy + uy * along + ux * out * way,
  ]);
  choices.sort((one, two) => two[1] - one[1] + (two[0] - one[0]) * side * 0.5);
  return {
    elbow: choices[0] ?? [sx, sy],
    hand: [sx + ux * length, sy + uy * length],
  };
}

/** A tube with the contour of cloth or skin: arms, sleeves, ankles. */
export function limb(
  k: Kit,
  d: string,
  width: number,
  fill: string,
  cap: 'round' | 'butt' = 'round',
): string {
  const bar = (w: number, colour: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(w)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
  return bar(width, outline(k, fill)) + bar(width - 2 * EDGE, fill);
}

/** A closed hand at the end of a forearm that points along `angle` (degrees). */
export function fist(
  k: Kit,
  x: number,
  y: number,
  angle: number,
  skin: string,
  side: number,
): string {
  const fold = mix(skin, '#000000', 0.4);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})${side > 0 ? '' : ' scale(1 -1)'}">` +
    figureShape(
      k,
      'M-16 -20C-2 -27 26 -26 32 -14C38 0 36 16 26 21C10 27 -8 24 -18 18Z',
      skin,
      3,
    ) +
    k.stroke('M20 -20Q26 -14 33 -12M20 -6Q28 -4 35 -1M20 8Q28 8 34 9', 2.2, fold) +
    figureShape(k, 'M-8 -20C2 -34 22 -32 24 -22C18 -16 8 -14 2 -10Z', skin, 2.6) +
    '</g>'
  );
}

function arm(k: Kit, person: Person, side: number, target: Point): string {
  const shoulder: Point = [side * 88, 132];
  const bent = elbow(shoulder, target, side);
  const [[ex, ey], [hx, hy]] = [bent.elbow, bent.hand];
  const angle = (Math.atan2(hy - ey, hx - ex) * 180) / Math.PI;
  const short = person.dress === 'polo' || person.dress === 'pagne';
  const sleeve = person.dress === 'overall' ? person.accent : person.main;
  const upper = `M${n(shoulder[0])} ${n(shoulder[1])}L${n(ex)} ${n(ey)}`;
  const whole = `${upper}L${n(hx)} ${n(hy)}`;
  const cuff = `M${n(ex + (hx - ex) * 0.72)} ${n(ey + (hy - ey) * 0.72)}L${n(ex + (hx - ex) * 0.86)} ${n(ey + (hy - ey) * 0.86)}`;
  const mid = `${n(shoulder[0] + (ex - shoulder[0]) * 0.7)} ${n(shoulder[1] + (ey - shoulder[1]) * 0.7)}`;
  return (
    (short
      ? limb(k, whole, 42, person.look.skin) +
        limb(k, `M${n(shoulder[0])} ${n(shoulder[1])}L${mid}`, 62, sleeve) +
        (person.dress === 'pagne'
          ? k.stroke(
              `M${n(shoulder[0])} ${n(shoulder[1])}L${mid}`,
              22,
              person.accent,
              '0.1 34',
            ) + k.stroke(`M${n(shoulder[0])} ${n(shoulder[1])}L${mid}`, 9, k.t.light, '0.1 34')
          : '')
      : limb(k, whole, 56, sleeve)) +
    fist(k, hx, hy, angle, person.glove ?? person.look.skin, side) +
    (short ? '' : limb(k, cuff, 60, mix(sleeve, '#000000', 0.14), 'butt'))
  );
}

/** A person from the head (centre at the origin) to the hips, or to the ground when standing. */
export function figure(k: Kit, person: Person): string {
  const { look } = person;
  const side = (which: -1 | 1, target: Point | null | undefined): string =>
    target === null ? '' : arm(k, person, which, target ?? [which * 122, 388]);
  const trousers =
    person.dress === 'overall'
      ? person.main
      : person.dress === 'jacket'
        ? person.main
        : (person.trousers ?? k.t.dark);
  const legs =
    person.standing !== true
      ? ''
      : person.dress === 'gown' || (person.dress === 'pagne' && look.woman)
        ? limb(k, 'M-34 690V760M34 690V760', 46, look.skin) +
          figureShape(k, 'M-92 420L-112 712Q0 730 112 712L92 420Z', person.main, 4.5)
        : figureShape(k, 'M-92 420L-84 756H-12L0 480L12 756H84L92 420Z', trousers, 4.5);
  const shoes =
    person.standing === true
      ? [-1, 1]
          .map((s) =>
            figureShape(
              k,
              `M${s * 8} 790V764Q${s * 44} 746 ${s * 76} 764Q${s * 104} 776 ${s * 100} 790Z`,
              k.t.dark,
            ),
          )
          .join('')
      : '';
  const neck = figureShape(k, 'M-24 40V84Q0 112 24 84V40Z', mix(look.skin, '#000000', 0.22), 3);
  return (
    shoes +
    legs +
    (person.back === true ? side(-1, person.left) + side(1, person.right) : '') +
    clothes(k, person) +
    neck +
    collar(k, person) +
    head(k, look, person.turn ?? 0, person.back) +
    (person.back === true ? '' : side(-1, person.left) + side(1, person.right))
  );
}
