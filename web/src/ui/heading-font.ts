/**
 * The font that headings are shown in until theirs has come: one that the device has, made as
 * wide and as high, so that no line breaks elsewhere and nothing moves when it is replaced. In
 * percent; a test measures the heading font and compares.
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
