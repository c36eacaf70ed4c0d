import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { styleCache } from '../ui/style-cache.ts';

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
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(screen)),
  };
}
