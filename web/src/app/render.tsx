import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { Layout } from '../site/layout/site-layout.tsx';
import { Offline } from '../site/offline/offline.tsx';
import { nextStep } from '../texts/next-step.texts.ts';
import { site } from '../texts/site.texts.ts';
import {
  offlinePageFile,
  robots,
  routeFiles,
  sitemap,
  type PageFile,
} from './rendered-pages.ts';
import { preloadScreen } from './routes.tsx';
import { stylesOf } from './sheets.ts';
import { renderScreen } from './render-screen.ts';
import { Site } from './site.tsx';

// For the function that answers pages with their content.
export {
  renderForm,
  renderPage,
  renderReceipt,
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

/** What the build says of the campaign, until scripts bring what is true by then. */
const ofFirstCampagne = [site.campaign, nextStep.text];

/**
 * Those who have no scripts do not see it. The form is served with the campaign as it is. No
 * `<style>` may stand behind those of the page (sheets.ts).
 */
const hidden =
  '<noscript><style>[data-campagne]{display:none}li:has([data-campagne]){display:none}</style></noscript>';

const siteAt = (location: string) => (
  <Site>{(app) => <StaticRouter location={location}>{app}</StaticRouter>}</Site>
);

const offlineAt = (location: string) => (
  <StaticRouter location={location}>
    <Layout isLoading={false}>
      <Offline />
    </Layout>
  </StaticRouter>
);

async function renderPage(
  { file, head }: PageFile,
  isInert: boolean,
  rendered: ReactNode,
): Promise<RenderedPage> {
  const screen = await renderScreen(rendered);
  return {
    ...{ file, isInert, head: head + hidden + stylesOf(screen) },
    screen: ofFirstCampagne.reduce(
      (html, sentence) => html.replaceAll(`>${sentence}<`, ` data-campagne>${sentence}<`),
      screen,
    ),
  };
}
