import { createHash } from 'node:crypto';

/** Stylesheet of the site: Vite writes one for each script whose components have styles. */
export interface Sheet {
  /** Its URL. */
  readonly href: string;
  readonly css: string;
  /** Classes of CSS modules; empty for the global sheet (web/src/ui/global.css). */
  readonly classes: readonly string[];
}

/** Sheets of the components in `screen`, an HTML string: their joined text, and their URLs. */
export function sheetsOf(screen: string): { readonly css: string; readonly hrefs: string[] } {
  const usedClasses = new Set(
    [...screen.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes]) => classes?.split(' ')),
  );
  const sheets = __SHEETS__.filter(
    ({ classes }) => classes.length === 0 || classes.some((name) => usedClasses.has(name)),
  );
  return {
    css: sheets.map(({ css }) => css).join(''),
    hrefs: sheets.map(({ href }) => href),
  };
}

/**
 * `<style>` for the head of a page, with a Content Security Policy that allows it by its hash and
 * blocks any later one. The policy in the header (firebase.json) is the same for all pages, so it
 * cannot contain the hash of each.
 */
export function styleElement(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${css}</style>`;
}

/**
 * Inline styles of the components in `screen`, an HTML string: the first paint waits for no other
 * file. The disabled links make Vite assume that the sheets are loaded; no browser fetches them.
 */
export function stylesOf(screen: string): string {
  const { css, hrefs } = sheetsOf(screen);
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return styleElement(css) + links.join('');
}
