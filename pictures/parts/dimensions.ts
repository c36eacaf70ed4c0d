import { DETAIL, n, type Kit } from './kit.ts';

/** A slim filled arrow head at (x, y), pointing along `angle` (degrees). */
function arrow(k: Kit, x: number, y: number, angle: number): string {
  return `<path d="M0 0L-24 6.5V-6.5Z" fill="${k.t.fine}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"/>`;
}

/** A horizontal dimension at height `y`; extension lines come from height `from`. */
export function dimH(k: Kit, x1: number, x2: number, y: number, from: number): string {
  const past = y > from ? 14 : -14;
  const gap = y > from ? 12 : -12;
  return (
    k.stroke(
      `M${n(x1)} ${n(from + gap)}V${n(y + past)}M${n(x2)} ${n(from + gap)}V${n(y + past)}M${n(x1)} ${n(y)}H${n(x2)}`,
      DETAIL,
      k.t.fine,
    ) +
    arrow(k, x1, y, 180) +
    arrow(k, x2, y, 0)
  );
}

/** A vertical dimension at `x`; extension lines come from `from`. */
export function dimV(k: Kit, y1: number, y2: number, x: number, from: number): string {
  const past = x > from ? 14 : -14;
  const gap = x > from ? 12 : -12;
  return (
    k.stroke(
      `M${n(from + gap)} ${n(y1)}H${n(x + past)}M${n(from + gap)} ${n(y2)}H${n(x + past)}M${n(x)} ${n(y1)}V${n(y2)}`,
      DETAIL,
      k.t.fine,
    ) +
    arrow(k, x, y1, -90) +
    arrow(k, x, y2, 90)
  );
}

/** An axis: the long-short dashed line of a technical drawing. */
export function axis(k: Kit, x1: number, y1: number, x2: number, y2: number): string {
  return k.stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, DETAIL, k.t.fine, '34 9 6 9');
}

/** Crossed axes through the centre of something round; `r` is how far they reach. */
export function cross(k: Kit, x: number, y: number, r: number): string {
  return axis(k, x - r, y, x + r, y) + axis(k, x, y - r, x, y + r);
}

/** A diameter across a circle, at an angle in degrees, with a shelf outside. */
export function diameter(k: Kit, x: number, y: number, r: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const [ex, ey] = [x + dx * (r + 70), y + dy * (r + 70)];
  return (
    k.stroke(
      `M${n(x - dx * r)} ${n(y - dy * r)}L${n(ex)} ${n(ey)}h${dx >= 0 ? 80 : -80}`,
      DETAIL,
      k.t.fine,
    ) +
    arrow(k, x + dx * r, y + dy * r, angle) +
    arrow(k, x - dx * r, y - dy * r, angle + 180)
  );
}

/** An arc with arrow heads: a swing or a sense of rotation. Angles in degrees. */
export function sweep(
  k: Kit,
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
): string {
  const at = (angle: number): readonly [number, number] => [
    x + r * Math.cos((angle * Math.PI) / 180),
    y + r * Math.sin((angle * Math.PI) / 180),
  ];
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return (
    k.stroke(
      `M${n(x1)} ${n(y1)}A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${n(x2)} ${n(y2)}`,
      DETAIL,
      k.t.fine,
    ) + arrow(k, x2, y2, to > from ? to + 84 : to - 84)
  );
}

/** A leader: a dot on the part, a slanted line and an empty balloon. */
export function leader(k: Kit, x: number, y: number, bx: number, by: number, r = 22): string {
  const length = Math.hypot(x - bx, y - by);
  const [ux, uy] = [(x - bx) / length, (y - by) / length];
  return (
    k.stroke(`M${n(x)} ${n(y)}L${n(bx + ux * r)} ${n(by + uy * r)}`, DETAIL, k.t.fine) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="5" fill="${k.t.fine}"/>` +
    `<circle cx="${n(bx)}" cy="${n(by)}" r="${r}" fill="${k.t.ground}" stroke="${k.t.fine}" stroke-width="${DETAIL}"/>`
  );
}
