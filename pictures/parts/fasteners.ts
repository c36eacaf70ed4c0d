import { DETAIL, EDGE, n, repeat, type Kit, type Point } from './kit.ts';

/** Corners of a regular polygon. `turn` in degrees. */
export function polygon(x: number, y: number, r: number, sides: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i): Point => {
    const angle = ((turn + (i * 360) / sides) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** A hexagonal bolt head seen from the front. */
export function bolt(k: Kit, x: number, y: number, r: number, fill: string, turn = 15): string {
  return (
    k.shape(polygon(x, y, r, 6, turn), fill, r > 16 ? EDGE : DETAIL) +
    k.on(fill).circle(x, y, r * 0.55, undefined, DETAIL)
  );
}

/** Bolts on a circle: the face of a flange or a cover. */
export function boltCircle(
  k: Kit,
  x: number,
  y: number,
  radius: number,
  count: number,
  r: number,
  fill: string,
  turn = 0,
): string {
  return polygon(x, y, radius, count, turn)
    .map(([bx, by]) => bolt(k, bx, by, r, fill))
    .join('');
}

/** A bolt seen from the side, lying along x: head at (x, y), shank of length `l`. */
export function boltSide(
  k: Kit,
  x: number,
  y: number,
  l: number,
  d: number,
  fill: string,
): string {
  const q = k.on(fill);
  const threads = Math.max(2, Math.floor((l * 0.55) / 9));
  return (
    k.rect(x, y - d / 2, l, d, fill, EDGE) +
    repeat(threads, (i) =>
      q.seg(x + l - 5 - i * 9, y - d / 2, x + l - 9 - i * 9, y + d / 2, DETAIL),
    ) +
    k.rect(x - d * 0.9, y - d, d * 0.9, d * 2, fill, EDGE, 4) +
    q.seg(x - d * 0.9, y - d * 0.35, x, y - d * 0.35) +
    q.seg(x - d * 0.9, y + d * 0.35, x, y + d * 0.35)
  );
}

/** Screws in a row between two points. */
export function screwRow(
  k: Kit,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  r: number,
  fill: string,
): string {
  return repeat(count, (i) => {
    const share = count === 1 ? 0.5 : i / (count - 1);
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    return (
      k.circle(x, y, r, fill, DETAIL) +
      k
        .on(fill)
        .stroke(
          `M${n(x - r * 0.5)} ${n(y + r * 0.5)}L${n(x + r * 0.5)} ${n(y - r * 0.5)}`,
          DETAIL,
        )
    );
  });
}
