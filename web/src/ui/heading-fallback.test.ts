import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { headingFallback } from './heading-font.ts';

const require = createRequire(import.meta.url);

interface Font {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  getAdvanceWidth(text: string, size: number): number;
}

// The package brings no types of its own.
const { parse } = require('opentype.js') as { parse: (file: ArrayBuffer) => Font };

function headingFont(): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve('@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff'),
  );
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
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
