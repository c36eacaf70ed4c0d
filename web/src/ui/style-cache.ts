import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of the generated class names, the same at build time and in the browser. */
export const styleKey = 'c';

/**
 * Where the styles of a page are gathered, the same way at build time and in the browser.
 * No prefixes of old browsers are added: those that run this site know the properties.
 */
export function styleCache(): EmotionCache {
  if (!import.meta.env.SSR) nameStyles();
  return createCache({ key: styleKey, stylisPlugins: [] });
}

/**
 * Writes on the page's style element which styles it holds, as Emotion wants to read it there.
 * The build leaves the list out: it repeats in noise what the rules say anyway. It keeps the
 * space before the list: by it Emotion knows the styles of the build, which it moves all at once.
 * One left behind would come before the order of the layers is said.
 */
function nameStyles(): void {
  const rule = new RegExp(String.raw`\.${styleKey}-(\w+)`, 'g');
  for (const element of document.querySelectorAll(`style[data-emotion="${styleKey} "]`)) {
    const names = [...element.textContent.matchAll(rule)].map(([, name]) => name);
    element.setAttribute('data-emotion', [styleKey, ...new Set(names)].join(' '));
  }
}
