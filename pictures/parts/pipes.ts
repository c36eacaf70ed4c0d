import { bolt } from './fasteners.ts';
import { CONTOUR, DETAIL, EDGE, n, repeat, type Kit, type Point } from './kit.ts';

/** A path through points with rounded corners of radius `r`. */
export function rounded(points: readonly Point[], r: number): string {
  let d = '';
  points.forEach(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined) d += `M${n(x)} ${n(y)}`;
    else if (after === undefined) d += `L${n(x)} ${n(y)}`;
    else {
      const near = ([px, py]: Point): string => {
        const length = Math.hypot(px - x, py - y);
        const share = Math.min(r, length / 2) / length;
        return `${n(x + (px - x) * share)} ${n(y + (py - y) * share)}`;
      };
      d += `L${near(before)}Q${n(x)} ${n(y)} ${near(after)}`;
    }
  });
  return d;
}

/** A pipe of width `w` through the points. */
export function pipe(k: Kit, points: readonly Point[], w: number, fill: string): string {
  return k.tube(rounded(points, w * 0.9), w, fill, w > 24 ? CONTOUR : EDGE);
}

/** A pair of flanges across a pipe of width `w`; `upright` when the pipe runs vertically. */
export function flange(
  k: Kit,
  x: number,
  y: number,
  w: number,
  fill: string,
  upright = false,
): string {
  const reach = w * 0.82;
  const plate = (offset: number): string =>
    upright
      ? k.rect(x - reach, y + offset, reach * 2, 15, fill, EDGE, 3)
      : k.rect(x + offset, y - reach, 15, reach * 2, fill, EDGE, 3);
  const pins = [-0.78, 0.78].map((share) =>
    upright
      ? k.rect(x + share * reach - 6, y - 23, 12, 46, fill, DETAIL, 2)
      : k.rect(x - 23, y + share * reach - 6, 46, 12, fill, DETAIL, 2),
  );
  return pins.join('') + plate(-15) + plate(0);
}

/** A hand wheel seen from its edge or its face. */
export function handWheel(
  k: Kit,
  x: number,
  y: number,
  r: number,
  fill: string,
  face = false,
): string {
  if (!face) {
    const [left, right] = [x - r, x + r];
    return k.path(
      `M${n(x - 11)} ${n(y - 17)}H${n(x + 11)}V${n(y - 9)}H${n(right - 9)}a9 9 0 0 1 0 18H${n(x + 11)}V${n(y + 17)}H${n(x - 11)}V${n(y + 9)}H${n(left + 9)}a9 9 0 0 1 0 -18H${n(x - 11)}Z`,
      fill,
      EDGE,
    );
  }
  return (
    k.circle(x, y, r - 6) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r - 6)}" fill="none" stroke="${fill}" stroke-width="13"/>` +
    k.circle(x, y, r, undefined, EDGE) +
    k.circle(x, y, r - 13, undefined, EDGE) +
    repeat(3, (i) => {
      const angle = ((i * 120 + 30) * Math.PI) / 180;
      return k.tube(
        `M${n(x)} ${n(y)}L${n(x + (r - 12) * Math.cos(angle))} ${n(y + (r - 12) * Math.sin(angle))}`,
        14,
        fill,
        DETAIL + 0.6,
      );
    }) +
    bolt(k, x, y, r * 0.24, fill)
  );
}

/** A gate valve on a horizontal pipe of width `w`, wheel above. */
export function gateValve(
  k: Kit,
  x: number,
  y: number,
  w: number,
  fill: string,
  wheelFill = fill,
): string {
  const q = k.on(fill);
  return (
    k.rect(x - 8, y - w * 2.5, 16, w * 1.4, k.t.light, EDGE) +
    q.seg(x - 8, y - w * 2.3, x + 8, y - w * 2.2) +
    handWheel(k, x, y - w * 2.45, w * 0.85, wheelFill) +
    k.path(
      `M${n(x - w * 0.42)} ${n(y - w * 0.4)}L${n(x - w * 0.3)} ${n(y - w * 1.35)}H${n(x + w * 0.3)}L${n(x + w * 0.42)} ${n(y - w * 0.4)}Z`,
      fill,
    ) +
    k.rect(x - w * 0.55, y - w * 1.2, w * 1.1, w * 0.2, fill, EDGE, 3) +
    k.path(
      `M${n(x - w)} ${n(y - w * 0.6)}L${n(x - w * 0.35)} ${n(y - w * 0.42)}Q${n(x)} ${n(y - w * 0.75)} ${n(x + w * 0.35)} ${n(y - w * 0.42)}L${n(x + w)} ${n(y - w * 0.6)}V${n(y + w * 0.6)}L${n(x + w * 0.35)} ${n(y + w * 0.5)}Q${n(x)} ${n(y + w * 0.75)} ${n(x - w * 0.35)} ${n(y + w * 0.5)}L${n(x - w)} ${n(y + w * 0.6)}Z`,
      fill,
    ) +
    flange(k, x - w, y, w, fill) +
    flange(k, x + w, y, w, fill)
  );
}

/** A clamp that holds a pipe of width `w` to a wall or a rack. */
export function clamp(
  k: Kit,
  x: number,
  y: number,
  w: number,
  fill: string,
  upright = false,
): string {
  return upright
    ? k.rect(x - w / 2 - 7, y - 9, w + 14, 18, fill, EDGE, 4)
    : k.rect(x - 9, y - w / 2 - 7, 18, w + 14, fill, EDGE, 4);
}
