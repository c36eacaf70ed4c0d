/**
 * The fallback of the heading font: a font of the device scaled to the same width and height, in
 * percent, so that nothing moves when the font arrives. A test compares the measures.
 */
export const headingFallback = {
  family: 'Titres en attente',
  sizeAdjust: 83,
  ascent: 120.5,
  descent: 24.1,
} as const;

/** Bold faces as wide as Arial's, under the names that devices know them by. */
const faces = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto'];

/** The letters that the typeface of the headings lacks, those of Ewe and Kabiyè among them. */
export const localFace = {
  /** In percent: they are as wide and as high as the others then. */
  sizeAdjust: 94,
  unicodeRange: 'U+128-14B, U+168-2AF, U+300-303',
} as const;

/** `@font-face` rules of the fallback and of those letters. */
export const headingFaces = `
  @font-face {
    font-family: '${headingFallback.family}';
    src: ${faces.map((face) => `local('${face}')`).join(', ')};
    font-weight: 600;
    size-adjust: ${headingFallback.sizeAdjust}%;
    ascent-override: ${headingFallback.ascent}%;
    descent-override: ${headingFallback.descent}%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Barlow Semi Condensed';
    src: url('./local.woff2?no-inline') format('woff2');
    font-weight: 600;
    font-display: swap;
    size-adjust: ${localFace.sizeAdjust}%;
    unicode-range: ${localFace.unicodeRange};
  }
`;
