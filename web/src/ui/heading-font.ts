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

/** The rule that makes it known. */
export const headingFallbackFace = `
  @font-face {
    font-family: '${headingFallback.family}';
    src: ${faces.map((face) => `local('${face}')`).join(', ')};
    font-weight: 600;
    size-adjust: ${headingFallback.sizeAdjust}%;
    ascent-override: ${headingFallback.ascent}%;
    descent-override: ${headingFallback.descent}%;
    line-gap-override: 0%;
  }
`;
