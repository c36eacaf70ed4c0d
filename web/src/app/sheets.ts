import { createHash } from 'node:crypto';

/** A stylesheet of the site: Vite writes one for each script whose components have styles. */
export interface Sheet {
  /** Its address. */
  readonly href: string;
  readonly css: string;
  /** Classes of the components; none in the sheet of every page. */
  readonly classes: readonly string[];
}

/** Text and addresses of the sheets of what `screen`, HTML, shows. */
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
 * Styles of what `screen` shows, for its head: a page is painted without waiting for another file.
 * A script that needs one of the sheets finds its link, and does not fetch it again.
 */
export function stylesOf(screen: string): string {
  const { css, hrefs } = sheetsOf(screen);
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return styleElement(css) + links.join('');
}
