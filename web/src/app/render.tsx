import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { Layout } from '../site/layout/layout.tsx';
import { Offline } from '../site/offline/offline.tsx';
import { system } from '../ui/system.ts';
import { Theme } from '../ui/theme.tsx';
import {
  offlinePageFile,
  robots,
  routeFiles,
  sitemap,
  type PageFile,
} from './rendered-pages.ts';
import { preloadScreen } from './routes.tsx';
import { renderScreen } from './render-screen.tsx';
import { Site } from './site.tsx';

// For the function that answers pages with their content.
export {
  renderClosed,
  renderPage,
  renderReceipt,
  renderRefusal,
  renderSuivi,
  renderWaiting,
} from './served-page.tsx';

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
  for (const page of routeFiles) {
    await preloadScreen(page.location);
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
  const { screen, styles } = await renderScreen(rendered);
  return { file, head: head + styles, screen, isInert };
}
