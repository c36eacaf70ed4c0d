/**
 * Fallback of the heading font: a font of the device, scaled in percent to the same width and height
 * to avoid a layout shift when the font arrives. A test compares the measures.
 */
export const headingFallback = {
  family: 'Titres en attente',
  sizeAdjust: 83,
  ascent: 120.5,
  descent: 24.1,
} as const;

/** Names, on various devices, of bold faces as wide as Arial's. */
const faces = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto'];

/** Face for letters missing in the heading font, such as those of Ewe and Kabiyè. */
export const localFace = {
  /** Percentage that matches the width and height of the heading font. */
  sizeAdjust: 94,
  unicodeRange: 'U+128-14B, U+168-2AF, U+300-303',
} as const;

/** `@font-face` rules of the fallback and of the missing letters. */
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
