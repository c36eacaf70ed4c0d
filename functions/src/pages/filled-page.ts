import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  siteDescription,
  templatePath,
  type RenderedPage,
  type SiteDescription,
  type SiteRenderer,
} from '@centre/domain/site-renderer';
import { logger, recordIncident } from '../logger.ts';
import { publishedCampagne, publishedDocuments } from '../data/content/published.ts';
import { hostingOrigin, isEmulated } from '../settings.ts';

interface RunningEmulators {
  readonly hosting?: { readonly host: string; readonly port: number };
}

/** Origin of the emulator of Hosting, which has no variable; the emulator hub knows it. */
async function emulatedOrigin(hub: string): Promise<string> {
  const answer = await fetch(`http://${hub}/emulators`);
  const { hosting } = (await answer.json()) as RunningEmulators;
  if (!hosting) throw new Error('the emulator of Hosting is not running');
  return `http://${hosting.host}:${hosting.port}`;
}

/** Origin of the site; never taken from the request. */
async function originOfHosting(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (hub) return emulatedOrigin(hub);
  return hostingOrigin.value() || `https://${process.env['GCLOUD_PROJECT']}.web.app`;
}

/** Page of Hosting, with its headers. */
interface HostedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answer of the function `pages`. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** HTML answer with the headers of the site. */
export function htmlAnswer(
  body: string,
  { headers }: Pick<HostedPage, 'headers'>,
  caching: string,
  status = 200,
): PageAnswer {
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching };
  return { status, headers: { ...headers, ...type }, body };
}

const freshMs = 60_000;

// Pages of this function have the same security headers as pages of Hosting.
const forwardedHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/**
 * Timeout for the content, after which the page is sent without it, in milliseconds. The 30 seconds
 * of the function `pages` must leave time for that page too.
 */
const timeoutMs = isEmulated ? 15_000 : 2500;

const cache = new Map<string, { readonly page: HostedPage; readonly until: number }>();

async function fetchPage(path: string): Promise<HostedPage> {
  // Longer than for the content: without the template there is no page at all.
  const answer = await fetch(`${await originOfHosting()}/${path}`, {
    signal: AbortSignal.timeout(2 * timeoutMs),
  });
  if (!answer.ok) throw new Error(`Hosting answered ${answer.status}`);
  const headers = forwardedHeaders.flatMap((header) => {
    const value = answer.headers.get(header);
    return value === null ? [] : [[header, value] as const];
  });
  return { html: await answer.text(), headers: Object.fromEntries(headers) };
}

/**
 * Page of the deployed site, cached for a minute, and longer when it cannot be fetched.
 *
 * @throws when Hosting cannot be reached and nothing is cached.
 */
export async function hostedPage(path: string = templatePath): Promise<HostedPage> {
  const cached = cache.get(path);
  if (cached && Date.now() < cached.until) return cached.page;
  try {
    const page = await fetchPage(path);
    cache.set(path, { page, until: Date.now() + freshMs });
    return page;
  } catch (error) {
    if (!cached) throw error;
    logger.warn('a page of Hosting could not be renewed', { path, reason: String(error) });
    return cached.page;
  }
}

// The build of the site puts the renderer beside its files, the deployment into the package.
const folder = new URL(isEmulated ? '../../web/dist/server/' : './site/', import.meta.url);

async function describedSite(): Promise<SiteDescription> {
  const json = await readFile(new URL(siteDescription, folder), 'utf8');
  return JSON.parse(json) as SiteDescription;
}

/** Server-side renderer from the build of the site. */
export async function siteRenderer(): Promise<SiteRenderer> {
  const { renderer } = await describedSite();
  return (await import(new URL(renderer, folder).href)) as SiteRenderer;
}

/** Fills a page into the template. */
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

/** Page at `url` with its content; undefined after an error or a timeout. */
export async function filledPage(url: string): Promise<FilledPage | undefined> {
  try {
    const timeout = wait(timeoutMs, undefined, { ref: false });
    return await Promise.race([fill(url), timeout]);
  } catch (error) {
    recordIncident(error, 'pages');
    return undefined;
  }
}

async function fill(url: string): Promise<FilledPage | undefined> {
  // In parallel, because each of them is slow after a cold start.
  const [template, { version }, { renderPage }, campagne] = await Promise.all([
    hostedPage(),
    describedSite(),
    siteRenderer(),
    publishedCampagne(),
  ]);
  // During a deployment Hosting has another version than this function.
  const mark = `<meta name="version" content="${version}"`;
  if (!template.html.includes(mark)) return undefined;
  const page = await renderPage(url, publishedDocuments, campagne);
  return (
    page && {
      status: page.status,
      html: withContent(template, page),
      headers: template.headers,
    }
  );
}
