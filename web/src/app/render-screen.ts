import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { styleCache, styleKey } from '../ui/style-cache.ts';

/**
 * The HTML of a screen, and the style elements that it needs.
 *
 * @throws what a component throws.
 */
export async function renderScreen(
  rendered: (cache: EmotionCache) => ReactNode,
): Promise<{ readonly screen: string; readonly styles: string }> {
  const cache = styleCache();
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(rendered(cache), {
    // Otherwise React moves large parts to the end, and puts them in place with an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  const screen = await text(prelude);
  return {
    screen,
    styles: pruneCss(
      emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(screen)),
    ),
  };
}

/** Variables that Chakra writes and that no rule of ours reads: widths stand in the rules. */
const unread = ['bg-currentcolor', 't-breakpoints', 't-sizes-breakpoint'] as const;

/** Rules of Chakra's base for code, which no public page shows. */
const codeRules = /code,kbd,(samp,pre|pre,samp)\{[^}]*\}/g;

/**
 * The style elements of a page without unused parts: the list of styles, which the browser makes
 * again (web/src/ui/style-cache.ts), and variables of Chakra that no rule reads. `data-s` tells
 * Emotion that they are in their place, and that it need not move them.
 *
 * @throws when a rule does read one of them.
 */
export function pruneCss(styles: string): string {
  for (const name of unread) {
    if (styles.includes(`var(--${name}`)) {
      throw new Error(`A rule reads --${name}, which is left out (render-screen.ts).`);
    }
  }
  return styles
    .replace(new RegExp(`(<style data-emotion="${styleKey} )[^"]*"`, 'g'), '$1"')
    .replaceAll('<style ', '<style data-s ')
    .replace(codeRules, '')
    .replace(new RegExp(`--(${unread.join('|')})[\\w-]*:[^;}]*;?`, 'g'), '');
}
