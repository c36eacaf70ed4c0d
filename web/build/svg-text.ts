import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Path command: its end point and its control points. */
interface Stroke {
  readonly type: string;
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

// The package has no types.
const { parse } = require('opentype.js') as { parse: (file: ArrayBuffer) => Font };

export type Weight = 400 | 600;

const fonts: Record<Weight, Font> = { 400: load(400), 600: load(600) };

function load(weight: Weight): Font {
  const file = `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-${weight}-normal.woff`;
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Width of a line of text, in units of the drawing. */
export function textWidth(text: string, size: number, weight: Weight = 600): number {
  return fonts[weight].getAdvanceWidth(text, size);
}

/** Path data of a line of text, so that it looks the same without the font. */
export function outline(text: string, x: number, y: number, size: number, weight: Weight) {
  // The package's own path serialization loses coordinates that are nearly zero.
  return fonts[weight]
    .getPath(text, x, y, size)
    .commands.map(
      (stroke) =>
        stroke.type +
        [stroke.x1, stroke.y1, stroke.x2, stroke.y2, stroke.x, stroke.y]
          .flatMap((at) => (at === undefined ? [] : Math.round(at * 10) / 10))
          .join(' '),
    )
    .join('');
}

/** Breaks `text` into lines no wider than `width`; a wider word gets its own line. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  weight: Weight = 600,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, weight) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
