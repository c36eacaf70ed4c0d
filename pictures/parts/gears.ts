import { CONTOUR, DETAIL, EDGE, n, repeat, through, type Kit, type Point } from './kit.ts';
import { polygon } from './fasteners.ts';

/** A spur gear seen from the front; `r` is the outer radius, `turn` in degrees. */
export function gear(
  k: Kit,
  x: number,
  y: number,
  r: number,
  teeth: number,
  fill: string,
  turn = 0,
): string {
  const depth = Math.min(r * 0.16, 26);
  const points: Point[] = [];
  for (let i = 0; i < teeth; i += 1) {
    for (const [share, radius] of [
      [0, r - depth],
      [0.22, r - depth],
      [0.34, r],
      [0.62, r],
      [0.74, r - depth],
    ] as const) {
      const angle = (turn * Math.PI) / 180 + ((i + share) / teeth) * 2 * Math.PI;
      points.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    }
  }
  const q = k.on(fill);
  return (
    k.path(through(points, true), fill) +
    q.circle(x, y, r - depth * 1.9, undefined, DETAIL) +
    (r > 70
      ? polygon(x, y, r * 0.52, 5, turn)
          .map(([hx, hy]) => q.circle(hx, hy, r * 0.13, k.t.ground, EDGE))
          .join('')
      : '') +
    q.circle(x, y, r * 0.27, undefined, EDGE) +
    k.circle(x, y, r * 0.15, k.t.ground, EDGE)
  );
}

/** A grooved wheel with spokes: flywheel, pulley, hand wheel. */
export function wheel(
  k: Kit,
  x: number,
  y: number,
  r: number,
  spokes: number,
  fill: string,
  turn = 0,
): string {
  const q = k.on(fill);
  return (
    k.circle(x, y, r, fill) +
    k.circle(x, y, r * 0.82, k.t.ground, EDGE) +
    polygon(x, y, r * 0.84, spokes, turn)
      .map(([sx, sy]) => k.tube(`M${n(x)} ${n(y)}L${n(sx)} ${n(sy)}`, r * 0.17, fill, EDGE))
      .join('') +
    k.circle(x, y, r * 0.26, fill, EDGE) +
    q.circle(x, y, r * 0.12, k.t.ground, DETAIL) +
    q.circle(x, y, r * 0.91, undefined, DETAIL)
  );
}

/** A belt around two wheels. */
export function belt(
  k: Kit,
  x1: number,
  y1: number,
  r1: number,
  x2: number,
  y2: number,
  r2: number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const base = Math.atan2(y2 - y1, x2 - x1);
  const lean = Math.acos((r1 - r2) / length);
  const at = (x: number, y: number, r: number, angle: number): string =>
    `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  const d =
    `M${at(x1, y1, r1, base + lean)}L${at(x2, y2, r2, base + lean)}` +
    `A${r2} ${r2} 0 0 0 ${at(x2, y2, r2, base - lean)}` +
    `L${at(x1, y1, r1, base - lean)}A${r1} ${r1} 0 1 0 ${at(x1, y1, r1, base + lean)}`;
  return k.stroke(d, CONTOUR + 5) + k.stroke(d, DETAIL, k.t.dark, '10 8');
}

/** A coil spring from the side, standing: top at (x, y), height `h`, width `w`. */
export function spring(
  k: Kit,
  x: number,
  y: number,
  h: number,
  w: number,
  coils: number,
  fill: string,
): string {
  const step = h / coils;
  return repeat(coils, (i) =>
    k.tube(
      `M${n(x - w / 2)} ${n(y + step * (i + 0.75))}L${n(x + w / 2)} ${n(y + step * (i + 0.25))}`,
      Math.min(step * 0.62, 15),
      fill,
      DETAIL + 0.6,
      'round',
    ),
  );
}

/** A ball bearing from the front. */
export function bearing(k: Kit, x: number, y: number, r: number, fill: string): string {
  const q = k.on(fill);
  return (
    k.circle(x, y, r, fill) +
    q.circle(x, y, r * 0.83, undefined, DETAIL) +
    polygon(x, y, r * 0.69, 9, 10)
      .map(([bx, by]) => q.circle(bx, by, r * 0.13, k.t.light, EDGE * 0.8))
      .join('') +
    q.circle(x, y, r * 0.54, undefined, DETAIL) +
    k.circle(x, y, r * 0.38, k.t.ground, EDGE)
  );
}
