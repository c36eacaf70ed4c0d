import { DETAIL, n, type Kit, type Point } from './kit.ts';

export interface HatchStyle {
  /** Distance between lines, in drawing units. */
  readonly gap?: number;
  /** Degrees. */
  readonly angle?: number;
  readonly weight?: number;
  readonly colour?: string;
}

/** Parallel lines cut to a polygon (even-odd), as a section is marked on a drawing. */
export function hatch(k: Kit, polygon: readonly Point[], style: HatchStyle = {}): string {
  const gap = style.gap ?? 14;
  const turn = ((style.angle ?? 45) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, -x * sin + y * cos]);
  const rows = turned.map(([, y]) => y);
  const [low, high] = [Math.min(...rows), Math.max(...rows)];
  let d = '';
  for (let row = Math.ceil(low / gap) * gap + 0.01; row < high; row += gap) {
    const cuts: number[] = [];
    turned.forEach(([x1, y1], i) => {
      const [x2, y2] = turned[(i + 1) % turned.length] ?? [x1, y1];
      if (y1 <= row !== y2 <= row) cuts.push(x1 + ((row - y1) / (y2 - y1)) * (x2 - x1));
    });
    cuts.sort((left, right) => left - right);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i] ?? 0, cuts[i + 1] ?? 0];
      const at = (x: number): string => `${n(x * cos - row * sin)} ${n(x * sin + row * cos)}`;
      d += `M${at(from)}L${at(to)}`;
    }
  }
  return d === '' ? '' : k.stroke(d, style.weight ?? DETAIL, style.colour ?? k.line);
}

/** Corners of a rectangle, for hatching. */
export function box(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** A disc as a polygon, for hatching. */
export function disc(x: number, y: number, r: number, steps = 40): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** A filled rectangle with a contour and hatching: a wall or part cut through. */
export function cutRect(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  style: HatchStyle = {},
): string {
  return k.rect(x, y, w, h, fill) + hatch(k.on(fill), box(x, y, w, h), style);
}

/** The ground line of an elevation: a strong line with short hatching under it. */
export function floor(k: Kit, y: number, fill = k.t.a): string {
  return (
    k.rect(-20, y, 1640, 1020 - y, fill, 0) +
    hatch(k, box(-20, y, 1640, 34), { gap: 22, angle: 135, colour: k.t.fine }) +
    k.seg(-20, y, 1620, y, 5.5, k.t.line)
  );
}
