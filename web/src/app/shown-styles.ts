/** A rule of the site's styles. */
export interface StyleRule {
  readonly css: string;
  /** The classes of its elements, or else the names of the elements; none if it is for any. */
  readonly names: readonly string[];
  /** The query that it is under, such as `@media (min-width:48rem)`. */
  readonly under?: string;
}

/**
 * The styles of what `screen` shows, in an element for its head: a page is painted with them
 * before the file of all styles has come.
 *
 * @param screen HTML.
 */
export function stylesOf(screen: string): string {
  return `<style>${rulesOf(screen)}</style>`;
}

/** The same, without the element. */
export function rulesOf(screen: string): string {
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
