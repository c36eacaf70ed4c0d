import { lineOn, type Theme } from '../palette.ts';

/** Line weights, in units of the 1600 x 1000 drawing. */
export const CONTOUR = 5.5;
export const EDGE = 3.5;
export const DETAIL = 2.2;

export type Point = readonly [x: number, y: number];

/** One decimal is enough at this size and keeps the files small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `M x y L x y …` through the points; closed with `Z` when asked. */
export function through(points: readonly Point[], close = false): string {
  return (
    points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') +
    (close ? 'Z' : '')
  );
}

/** Moves, scales (x, y) and turns (degrees) what it wraps. */
export function place(
  body: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  flip = false,
): string {
  const rotation = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const size = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`;
  return `<g transform="translate(${n(x)} ${n(y)})${rotation}${size}">${body}</g>`;
}

/** `count` copies of a part made by `draw(index)`. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/**
 * Drawing primitives bound to a theme. A shape with a fill takes the line colour that reads on that
 * fill; a line without fill takes the kit's own. `on(fill)` is the kit for details on that fill.
 */
export interface Kit {
  readonly t: Theme;
  readonly line: string;
  on(fill: string): Kit;
  rect(
    x: number,
    y: number,
    w: number,
    h: number,
    fill?: string,
    weight?: number,
    r?: number,
  ): string;
  circle(x: number, y: number, r: number, fill?: string, weight?: number): string;
  oval(x: number, y: number, rx: number, ry: number, fill?: string, weight?: number): string;
  path(d: string, fill?: string, weight?: number): string;
  shape(points: readonly Point[], fill?: string, weight?: number): string;
  stroke(d: string, weight?: number, colour?: string, dash?: string): string;
  seg(x1: number, y1: number, x2: number, y2: number, weight?: number, colour?: string): string;
  /** A bar of a width that follows a path, with a contour: pipes, limbs, cables. */
  tube(d: string, width: number, fill: string, weight?: number, cap?: 'butt' | 'round'): string;
}

export function kit(theme: Theme, line: string = theme.line): Kit {
  const paint = (fill: string | undefined, weight: number): string => {
    const stroke = fill === undefined ? line : lineOn(fill);
    const border =
      weight === 0
        ? ''
        : ` stroke="${stroke}" stroke-width="${n(weight)}" stroke-linejoin="round"`;
    return ` fill="${fill ?? 'none'}"${border}`;
  };
  const self: Kit = {
    t: theme,
    line,
    on: (fill) => kit(theme, lineOn(fill)),
    rect: (x, y, w, h, fill, weight = CONTOUR, r = 0) =>
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r > 0 ? ` rx="${n(r)}"` : ''}${paint(fill, weight)}/>`,
    circle: (x, y, r, fill, weight = CONTOUR) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${paint(fill, weight)}/>`,
    oval: (x, y, rx, ry, fill, weight = CONTOUR) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${paint(fill, weight)}/>`,
    path: (d, fill, weight = CONTOUR) => `<path d="${d}"${paint(fill, weight)}/>`,
    shape: (points, fill, weight = CONTOUR) =>
      `<path d="${through(points, true)}"${paint(fill, weight)}/>`,
    stroke: (d, weight = DETAIL, colour = line, dash = '') =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-linejoin="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`,
    seg: (x1, y1, x2, y2, weight = DETAIL, colour = line) =>
      self.stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, weight, colour),
    tube: (d, width, fill, weight = CONTOUR, cap = 'butt') => {
      const bar = (w: number, colour: string, end: string): string =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(w)}" stroke-linecap="${end}" stroke-linejoin="round"/>`;
      return bar(width, lineOn(fill), cap) + bar(width - 2 * weight, fill, cap);
    },
  };
  return self;
}
