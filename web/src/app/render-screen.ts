import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';

/**
 * The HTML of a screen.
 *
 * @throws what a component throws.
 */
export async function renderScreen(screen: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(screen, {
    // Otherwise React moves large parts to the end, and puts them in place with an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return text(prelude);
}
