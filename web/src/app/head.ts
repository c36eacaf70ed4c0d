import { centre } from '@centre/domain/centre';
import { escapeHtml, jsonForHtml } from '@centre/domain/html';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Canonical URL. */
  readonly address: string;
  readonly type: 'website' | 'article';
  /** Picture for link previews; size in pixels, if known. */
  readonly image: {
    readonly address: string;
    readonly size?: { readonly width: number; readonly height: number };
  };
  /** JSON-LD objects (schema.org). */
  readonly structuredData: readonly object[];
}

const quoted = (text: string) => `"${escapeHtml(text)}"`;
const property = (name: string, content: string) =>
  `<meta property="og:${name}" content=${quoted(content)}>`;

const installable =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/apple.png">';

function titleTags({ title, description }: Pick<PageHead, 'title' | 'description'>): string {
  return `<title>${escapeHtml(title)}</title><meta name="description" content=${quoted(description)}>`;
}

/** `<head>` content of an indexed page, with link previews and JSON-LD. */
export function publicHead(page: PageHead): string {
  const { title, description, address, type, image, structuredData } = page;
  const size = image.size
    ? property('image:width', String(image.size.width)) +
      property('image:height', String(image.size.height))
    : '';
  return (
    titleTags(page) +
    `<link rel="canonical" href=${quoted(address)}>` +
    installable +
    property('type', type) +
    property('site_name', centre.name) +
    property('locale', 'fr_FR') +
    property('title', title) +
    property('description', description) +
    property('url', address) +
    property('image', image.address) +
    size +
    '<meta name="twitter:card" content="summary_large_image">' +
    structuredData
      .map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`)
      .join('')
  );
}

/** `<head>` content of a page that search engines must not index. */
export function hiddenHead(page: Pick<PageHead, 'title' | 'description'>): string {
  return `${titleTags(page)}<meta name="robots" content="noindex">${installable}`;
}
