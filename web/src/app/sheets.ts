import { createHash } from 'node:crypto';

/** A stylesheet of the site: Vite writes one for each script whose components have styles. */
export interface Sheet {
  /** Its address. */
  readonly href: string;
  readonly css: string;
  /** Classes of components; none in the sheet of every page (web/src/ui/global.css). */
  readonly classes: readonly string[];
}

/** Sheets of the components in `screen`, HTML: their text as one, and their addresses. */
export function sheetsOf(screen: string): { readonly css: string; readonly hrefs: string[] } {
  const shown = new Set(
    [...screen.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes]) => classes?.split(' ')),
  );
  const sheets = __SHEETS__.filter(
    ({ classes }) => classes.length === 0 || classes.some((name) => shown.has(name)),
  );
  return {
    css: sheets.map(({ css }) => css).join(''),
    hrefs: sheets.map(({ href }) => href),
  };
}

/**
 * `<style>` for the head of a page. The browser takes no other one behind it: the policy of a header
 * (firebase.json) is the same for all pages and cannot name the styles of each.
 */
export function styleElement(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${css}</style>`;
}

/**
 * Styles of the components in `screen`, HTML, for the head of its page: the first paint waits for no
 * other file. Vite takes the sheets of the disabled links for loaded; no browser fetches them.
 */
export function stylesOf(screen: string): string {
  const { css, hrefs } = sheetsOf(screen);
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return styleElement(css) + links.join('');
}
