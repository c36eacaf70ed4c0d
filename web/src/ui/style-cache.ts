import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of the generated class names, the same at build time and in the browser. */
export const styleKey = 'c';

/**
 * Where the styles of a page are gathered, the same way at build time and in the browser.
 * No prefixes of old browsers are added: those that run this site know the properties.
 */
export function styleCache(): EmotionCache {
  if (!import.meta.env.SSR) nameStyles();
  return createCache({
    key: styleKey,
    stylisPlugins: [],
    ...(!import.meta.env.SSR && { container }),
  });
}

/** The head. A style that is in it stays in its place: the browser would style all again. */
const container = {
  insertBefore: (style: Element, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as Node;

/**
 * Writes the list of styles into `data-emotion`, where Emotion reads it. The build leaves it out,
 * because the rules imply it. The space before it stays: it marks server styles, which Emotion
 * must move together, or their order would change.
 */
function nameStyles(): void {
  const rule = new RegExp(String.raw`\.${styleKey}-(\w+)`, 'g');
  for (const element of document.querySelectorAll(`style[data-emotion="${styleKey} "]`)) {
    const names = [...element.textContent.matchAll(rule)].map(([, name]) => name);
    element.setAttribute('data-emotion', [styleKey, ...new Set(names)].join(' '));
  }
}
