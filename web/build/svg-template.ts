import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The SVG `template` with the values of its `{{placeholders}}`, and with outlines in place of its
 * texts. A `<text>` may say how much room it has: `data-width`, and `data-height` when it may take
 * several lines, `data-leading` apart, of which `data-from` says which one stands at `y`: the
 * first, or that in the `middle` or at the `bottom`. What does not fit is set smaller.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const filled = (part: string) =>
    part.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Nothing is given for {{${name}}}.`);
      return value;
    });
  return filled(
    template.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) =>
      outlined(filled(attributes), filled(words)),
    ),
  );
}

function outlined(attributes: string, words: string): string {
  const text = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const number = (name: string, otherwise = 0) =>
    Number.parseFloat(text(name) ?? `${otherwise}`);
  const weight: Weight = text('font-weight') === '400' ? 400 : 600;
  const leading = number('data-leading', 1.1);
  const [width, height] = [number('data-width', Infinity), number('data-height')];

  const largest = number('font-size');
  const linesOf = (size: number) =>
    height > 0 ? wrapText(words, width, size, weight) : [words];
  const fits = (size: number) =>
    (height === 0 || linesOf(size).length * size * leading <= height) &&
    linesOf(size).every((line) => textWidth(line, size, weight) <= width);
  const sizes = [9, 8, 7, 6, 5, 4].map((ninths) => (largest * ninths) / 9);
  const size = sizes.find(fits) ?? largest / 3;

  const lines = linesOf(size);
  const above = { middle: 0.5, bottom: 1 }[text('data-from') ?? ''] ?? 0;
  const first = (1 - lines.length) * above;
  const shift = { start: 0, middle: 0.5, end: 1 }[text('text-anchor') ?? 'start'] ?? 0;
  const paths = lines.map((line, index) =>
    outline(
      line,
      number('x') - shift * textWidth(line, size, weight),
      number('y') + (number('dy') + (first + index) * leading) * size,
      size,
      weight,
    ),
  );
  return `<path class="${text('class')}" d="${paths.join('')}"/>`;
}

/** One stroke of an outline: where it ends, and what bends it on the way. */
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
// The package brings no types of its own.
const { parse } = require('opentype.js') as { parse: (file: ArrayBuffer) => Font };

type Weight = 400 | 600;

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

/** A line of text as the data of a path, so that it looks the same without the font. */
export function outline(text: string, x: number, y: number, size: number, weight: Weight) {
  // The package's own writer of paths loses coordinates that are nearly zero.
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

/** `text` broken into lines no wider than `width`; a word wider than that has its own line. */
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
