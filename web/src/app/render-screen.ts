import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';

/**
 * Renders a screen to HTML.
 *
 * @throws any error of a component.
 */
export async function renderScreen(screen: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(screen, {
    // By default React outlines large parts to the end, and moves them with an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return text(prelude);
}
