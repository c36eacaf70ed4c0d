import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { Layout } from '../site/layout/layout.tsx';
import { Offline } from '../site/offline/offline.tsx';
import { styleCache } from '../ui/style-cache.ts';
import { system } from '../ui/system.ts';
import { Theme } from '../ui/theme.tsx';
import {
  layoutFiles,
  offlinePageFile,
  robots,
  routeFiles,
  sitemap,
  type PageFile,
} from './rendered-pages.ts';
import { Site } from './site.tsx';

/** One page, ready to be written to a file. */
export interface RenderedPage {
  /** Path of the file below the public folder, such as `inscription.html`. */
  readonly file: string;
  /** The content of the head: title, description, styles. */
  readonly head: string;
  readonly screen: string;
  /** Without scripts. */
  readonly isInert: boolean;
}

export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const page of [...routeFiles, ...layoutFiles]) {
    pages.push(await renderPage(page, false, siteAt(page.location)));
  }
  pages.push(await renderPage(offlinePageFile, true, offlineAt(offlinePageFile.location)));
  return pages;
}

/** Other files derived from the routes, by their path. */
export const textFiles = { 'sitemap.xml': sitemap(), 'robots.txt': robots } as const;

type Rendered = (cache: EmotionCache) => ReactNode;

const siteAt =
  (location: string): Rendered =>
  (cache) => (
    <Site cache={cache}>{(app) => <StaticRouter location={location}>{app}</StaticRouter>}</Site>
  );

const offlineAt =
  (location: string): Rendered =>
  (cache) => (
    <Theme cache={cache} system={system}>
      <StaticRouter location={location}>
        <Layout isLoading={false}>
          <Offline />
        </Layout>
      </StaticRouter>
    </Theme>
  );

async function renderPage(
  { file, head }: PageFile,
  isInert: boolean,
  rendered: Rendered,
): Promise<RenderedPage> {
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
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(screen));
  return { file, head: head + styles, screen, isInert };
}
