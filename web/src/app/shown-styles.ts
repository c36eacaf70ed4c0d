import { createHash } from 'node:crypto';

/** A rule of the site's styles. */
export interface StyleRule {
  readonly css: string;
  /** The classes of its elements, or else the names of the elements; none if it is for any. */
  readonly names: readonly string[];
  /** The query that it is under, such as `@media (min-width:48rem)`. */
  readonly under?: string;
}

/**
 * The styles of what `screen` shows, for its head: a page is painted with them before the file of
 * all styles has come. The browser takes no other `<style>` behind them. The policy of a header
 * (firebase.json) is the same for all pages and cannot name the styles of each.
 *
 * @param screen HTML.
 * @param reworked what becomes of the rules.
 */
export function stylesOf(screen: string, reworked = (rules: string) => rules): string {
  const rules = reworked(rulesOf(screen));
  const hash = createHash('sha256').update(rules).digest('base64');
  const policy = `style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${rules}</style>`;
}

function rulesOf(screen: string): string {
  const shown = new Set(
    [...screen.matchAll(/<([a-z]\w*)| class="([^"]*)"/g)].flatMap(
      ([, element, classes]) => element ?? classes?.split(' ') ?? [],
    ),
  );
  let css = '';
  let open: string | undefined;
  for (const { css: rule, names, under } of __STYLE_RULES__) {
    if (names.length > 0 && !names.some((name) => shown.has(name))) continue;
    if (under !== open) css += `${open ? '}' : ''}${under ? `${under}{` : ''}`;
    open = under;
    css += rule;
  }
  return open ? `${css}}` : css;
}
