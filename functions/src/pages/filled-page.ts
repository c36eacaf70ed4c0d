import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage, SiteRenderer } from '@centre/domain/published-documents';
import { recordIncident } from '../incident.ts';
import { publishedDocuments } from '../data/published.ts';
import { hostedPage, type HostedPage } from './template.ts';

/** How long a visitor waits for the content; after that the page comes without, in milliseconds. */
const patienceMs = 2500;

// The build of the site puts it beside its own files; the deployment puts it into the package.
const folder = new URL(
  process.env['FUNCTIONS_EMULATOR'] === 'true' ? '../../web/dist/server/' : './site/',
  import.meta.url,
);

/** The renderer of the version that Hosting has; undefined during a deployment. */
async function rendererOf({ html }: HostedPage): Promise<SiteRenderer | undefined> {
  const version = await readFile(new URL('version.txt', folder), 'utf8');
  if (!html.includes(`<meta name="version" content="${version}"`)) return undefined;
  // Another version is another module.
  return (await import(new URL(`render.js?${version}`, folder).href)) as SiteRenderer;
}

export interface FilledPage extends RenderedPage {
  readonly html: string;
  readonly headers: HostedPage['headers'];
}

/** The page at `url` with its content; undefined when it cannot be had, or not in time. */
export async function filledPage(url: string): Promise<FilledPage | undefined> {
  try {
    return await Promise.race([fill(url), wait(patienceMs, undefined, { ref: false })]);
  } catch (error) {
    recordIncident(error, 'pages');
    return undefined;
  }
}

async function fill(url: string): Promise<FilledPage | undefined> {
  const template = await hostedPage();
  const renderer = await rendererOf(template);
  const page = await renderer?.renderPage(url, publishedDocuments);
  if (!page) return undefined;
  const html = template.html
    .replace('<!--head-->', () => page.head)
    .replace('<!--screen-->', () => page.screen)
    .replace('<!--data-->', () => page.data);
  return { ...page, html, headers: template.headers };
}
