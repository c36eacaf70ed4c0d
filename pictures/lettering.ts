import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { n } from './parts/kit.ts';

/** One stroke of an outline: where it ends, and what bends it on the way. */
interface Stroke {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly x?: number;
  readonly y?: number;
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
}

interface Font {
  getPath(text: string, x: number, y: number, size: number): { commands: readonly Stroke[] };
  getAdvanceWidth(text: string, size: number): number;
}

const require = createRequire(import.meta.url);
// The package brings no types of its own.
const { parse } = require('opentype.js') as { parse: (file: ArrayBuffer) => Font };

export type Weight = 400 | 600;

export interface LetteringStyle {
  /** Height of the type, in units of the drawing. */
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const fonts = new Map<Weight, Font>();

function font(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve(
      `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-${weight}-normal.woff`,
    ),
  );
  const loaded = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(weight, loaded);
  return loaded;
}

/** Width of a line of text, in units of the drawing. */
export function textWidth(text: string, size: number, weight: Weight = 600): number {
  return font(weight).getAdvanceWidth(text, size);
}

// The package's own writer of paths loses coordinates that are nearly zero.
function pathData(strokes: readonly Stroke[]): string {
  return strokes
    .map(
      ({ type, x1, y1, x2, y2, x, y }) =>
        type +
        [x1, y1, x2, y2, x, y].flatMap((at) => (at === undefined ? [] : n(at))).join(' '),
    )
    .join('');
}

/** A line of text as outlines, so that it looks the same on a machine without the font. */
export function lettering(
  text: string,
  x: number,
  y: number,
  { size, weight = 600, fill, anchor = 'start' }: LetteringStyle,
): string {
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = x - shift * textWidth(text, size, weight);
  return `<path d="${pathData(font(weight).getPath(text, left, y, size).commands)}" fill="${fill}"/>`;
}

/** `text` broken into lines no wider than `width`; a word wider than that has its own line. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  weight: Weight = 600,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, weight) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
