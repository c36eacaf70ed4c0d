import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { localFont, localLetters } from '../../build/fonts.ts';
import { localFace } from './heading-font.ts';

const require = createRequire(import.meta.url);

interface Font {
  readonly unitsPerEm: number;
  readonly tables: { readonly os2: { readonly sxHeight: number } };
  charToGlyphIndex(letter: string): number;
  getAdvanceWidth(text: string, size: number): number;
}

// The package has no types.
const { parse } = require('opentype.js') as { parse: (file: ArrayBuffer) => Font };

const parsed = ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) =>
  parse(buffer.slice(byteOffset, byteOffset + byteLength));

function headingFont(): Font {
  const file = 'barlow-semi-condensed/files/barlow-semi-condensed-latin-ext-600-normal.woff';
  return parsed(readFileSync(require.resolve(`@fontsource/${file}`)));
}

it('Fallback heading font draws Ewe and Kabiyè letters in the size of the others', async () => {
  const font = parsed(Buffer.from(await localFont('truetype')));
  const ranges = Array.from(localFace.unicodeRange.matchAll(/[\dA-F]+/g), ([code]) =>
    parseInt(code, 16),
  );
  const isAsked = (code: number) =>
    ranges.some((first, at) => at % 2 === 0 && first <= code && code <= (ranges[at + 1] ?? 0));
  for (const letter of localLetters) {
    expect([letter, isAsked(letter.charCodeAt(0))]).toEqual([letter, true]);
    expect([letter, font.charToGlyphIndex(letter)]).not.toEqual([letter, 0]);
  }
  const neighbours = headingFont();
  const height = ({ tables, unitsPerEm }: Font) => tables.os2.sxHeight / unitsPerEm;
  expect((height(font) * localFace.sizeAdjust) / 100).toBeCloseTo(height(neighbours), 2);
  const shared = 'ŋũƒ';
  expect(
    (font.getAdvanceWidth(shared, 1) * localFace.sizeAdjust) /
      100 /
      neighbours.getAdvanceWidth(shared, 1),
  ).toBeCloseTo(1, 1);
});
