import createCache, { type EmotionCache } from '@emotion/cache';
import { styleKey } from './system.ts';

/**
 * Where the styles of a page are gathered, the same way at build time and in the browser.
 * No prefixes of old browsers are added: those that run this site know the properties.
 */
export function styleCache(): EmotionCache {
  return createCache({ key: styleKey, stylisPlugins: [] });
}
