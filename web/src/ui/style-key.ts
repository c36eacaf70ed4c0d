/** Prefix of the generated class names, the same at build time and in the browser. */
export const styleKey = 'c';
