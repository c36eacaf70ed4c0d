import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { localFont, localLetters } from '../../build/fonts.ts';
import { headingFallback, localFace } from './heading-font.ts';

const require = createRequire(import.meta.url);

interface Font {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly tables: { readonly os2: { readonly sxHeight: number } };
  charToGlyphIndex(letter: string): number;
  getAdvanceWidth(text: string, size: number): number;
}

// The package brings no types of its own.
const { parse } = require('opentype.js') as { parse: (file: ArrayBuffer) => Font };

const parsed = ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) =>
  parse(buffer.slice(byteOffset, byteOffset + byteLength));

function headingFont(subset = 'latin'): Font {
  const file = `barlow-semi-condensed-${subset}-600-normal.woff`;
  return parsed(
    readFileSync(require.resolve(`@fontsource/barlow-semi-condensed/files/${file}`)),
  );
}

/** Advance widths of Helvetica Bold, which are those of Arial Bold, in thousandths. */
const arialBold: Readonly<Record<string, number>> = Object.fromEntries([
  ...Array.from(' fijlt').map(
    (letter, at) => [letter, [278, 333, 278, 278, 278, 333][at] ?? 0] as const,
  ),
  ...Array.from('aceksvxy').map((letter) => [letter, 556] as const),
  ...Array.from('bdghnopqu').map((letter) => [letter, 611] as const),
  ...Array.from('mrwz').map((letter, at) => [letter, [889, 389, 778, 500][at] ?? 0] as const),
  ...Array.from('CDN').map((letter) => [letter, 722] as const),
  ...Array.from('EPFIR').map(
    (letter, at) => [letter, [667, 667, 611, 278, 722][at] ?? 0] as const,
  ),
]);

const headings =
  'Centre de Formation Professionnelle Industrielle Nos formations Restez à la une ' +
  'Équipements didactiques Inscriptions ouvertes de juillet à septembre Ils en parlent';

function widthInArial(text: string): number {
  const letters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  return letters.reduce((sum, letter) => sum + (arialBold[letter] ?? Number.NaN) / 1000, 0);
}

describe('The font that stands in for the heading font', () => {
  it('is as wide, to a hundredth', () => {
    const width = headingFont().getAdvanceWidth(headings, 1);
    expect(width / widthInArial(headings)).toBeCloseTo(headingFallback.sizeAdjust / 100, 2);
  });

  it('reaches as high and as low', () => {
    const { ascender, descender, unitsPerEm } = headingFont();
    const { sizeAdjust, ascent, descent } = headingFallback;
    expect((ascent * sizeAdjust) / 10_000).toBeCloseTo(ascender / unitsPerEm, 2);
    expect((descent * sizeAdjust) / 10_000).toBeCloseTo(-descender / unitsPerEm, 2);
  });
});

describe('The letters of Ewe and Kabiyè in a heading', () => {
  it('are all drawn, as wide and as high as their neighbours', async () => {
    const font = parsed(Buffer.from(await localFont('truetype')));
    const ranges = Array.from(localFace.unicodeRange.matchAll(/[\dA-F]+/g), ([code]) =>
      parseInt(code, 16),
    );
    const isAsked = (code: number) =>
      ranges.some(
        (first, at) => at % 2 === 0 && first <= code && code <= (ranges[at + 1] ?? 0),
      );
    for (const letter of localLetters) {
      expect([letter, isAsked(letter.charCodeAt(0))]).toEqual([letter, true]);
      expect([letter, font.charToGlyphIndex(letter)]).not.toEqual([letter, 0]);
    }
    const neighbours = headingFont('latin-ext');
    const height = ({ tables, unitsPerEm }: Font) => tables.os2.sxHeight / unitsPerEm;
    expect((height(font) * localFace.sizeAdjust) / 100).toBeCloseTo(height(neighbours), 2);
    const shared = 'ŋũƒ';
    expect(
      (font.getAdvanceWidth(shared, 1) * localFace.sizeAdjust) /
        100 /
        neighbours.getAdvanceWidth(shared, 1),
    ).toBeCloseTo(1, 1);
  });
});
