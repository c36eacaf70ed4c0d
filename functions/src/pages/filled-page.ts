import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  siteDescription,
  type RenderedPage,
  type SiteDescription,
  type SiteRenderer,
} from '@centre/domain/site-renderer';
import { recordIncident } from '../incident.ts';
import { publishedCampagne, publishedDocuments } from '../data/content/published.ts';
import { pagesPatienceMs } from '../settings.ts';
import { hostedPage, type HostedPage } from './template.ts';

// The build of the site puts it beside its own files; the deployment puts it into the package.
const folder = new URL(
  process.env['FUNCTIONS_EMULATOR'] === 'true' ? '../../web/dist/server/' : './site/',
  import.meta.url,
);

async function describedSite(): Promise<SiteDescription> {
  const json = await readFile(new URL(siteDescription, folder), 'utf8');
  return JSON.parse(json) as SiteDescription;
}

/** What the build of the site made for the server. */
export async function siteRenderer(): Promise<SiteRenderer> {
  const { renderer } = await describedSite();
  return (await import(new URL(renderer, folder).href)) as SiteRenderer;
}

/** `template` with a page in it. */
export function withContent({ html }: HostedPage, page: RenderedPage): string {
  return html
    .replace('<!--head-->', () => page.head)
    .replace('<!--screen-->', () => page.screen)
    .replace('<!--data-->', () => page.data);
}

interface FilledPage {
  readonly status: RenderedPage['status'];
  readonly html: string;
  readonly headers: HostedPage['headers'];
}

/** The page at `url` with its content; undefined when it cannot be had, or not in time. */
export async function filledPage(url: string): Promise<FilledPage | undefined> {
  try {
    const patience = wait(pagesPatienceMs.value(), undefined, { ref: false });
    return await Promise.race([fill(url), patience]);
  } catch (error) {
    recordIncident(error, 'pages');
    return undefined;
  }
}

async function fill(url: string): Promise<FilledPage | undefined> {
  const template = await hostedPage();
  // During a deployment Hosting has another version than this function.
  const { version } = await describedSite();
  const mark = `<meta name="version" content="${version}"`;
  if (!template.html.includes(mark)) return undefined;
  const { renderPage } = await siteRenderer();
  const page = await renderPage(url, publishedDocuments, await publishedCampagne());
  return (
    page && {
      status: page.status,
      html: withContent(template, page),
      headers: template.headers,
    }
  );
}
