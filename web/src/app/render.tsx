import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { styleCache } from '../ui/style-cache.ts';
import { documentTitle, notFound, routes, type PublicRoute } from './routes.tsx';
import { Site } from './site.tsx';

/** One page, ready to be written to a file. */
export interface RenderedPage {
  /** Path of the file below the public folder, such as `inscription.html`. */
  readonly file: string;
  /** What goes into the template's head: title, description, the styles in use. */
  readonly head: string;
  readonly screen: string;
}

/** Renders every public page that has an address of its own, one after the other. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const route of [...routes, notFound]) {
    if (!route.isPattern) pages.push(await renderPage(route));
  }
  return pages;
}

async function renderPage(route: PublicRoute): Promise<RenderedPage> {
  const cache = styleCache();
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <Site cache={cache}>
      {(app) => <StaticRouter location={route.path}>{app}</StaticRouter>}
    </Site>,
    {
      // Otherwise React moves large parts to the end, to be put in place by an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const screen = await text(prelude);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(screen));
  return {
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`,
    head: `<title>${escape(documentTitle(route.title))}</title><meta name="description" content="${escape(route.description)}">${route.isHidden ? '<meta name="robots" content="noindex">' : ''}${styles}`,
    screen,
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
