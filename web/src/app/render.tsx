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

// For the function that serves pages with their content.
export {
  renderForm,
  renderPage,
  renderReceipt,
  renderSuivi,
  renderWaiting,
} from './served-page.tsx';

/** Prerendered page, ready to be written to a file. */
export interface RenderedPage {
  /** Path of the file below the public folder, such as `inscription.html`. */
  readonly file: string;
  /** Content of `<head>`: title, description, styles. */
  readonly head: string;
  readonly screen: string;
  /** Whether the page has no scripts. */
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

/** Other files derived from the routes, by path. */
export const textFiles = { 'sitemap.xml': sitemap(), 'robots.txt': robots } as const;

/** Prerendered sentences about the campaign, which scripts replace by the current ones. */
const campagneSentences = [site.campaign, nextStep.text];

/**
 * Hides these sentences without scripts, because they may be outdated; the form is served with the
 * current campaign. The Content Security Policy of the page blocks any `<style>` after it (sheets.ts).
 */
const hideCampagne =
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
    ...{ file, isInert, head: head + hideCampagne + stylesOf(screen) },
    screen: campagneSentences.reduce(
      (html, sentence) => html.replaceAll(`>${sentence}<`, ` data-campagne>${sentence}<`),
      screen,
    ),
  };
}
