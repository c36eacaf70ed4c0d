import { documentTitle, siteAddress } from '@centre/domain/site-address';

/** What the head of a page says that changes while the visitor goes from one to another. */
export interface PageName {
  readonly title: string;
  readonly description: string;
  /** Under which search engines know what is shown. */
  readonly path: string;
}

const attributes = [
  ['meta[name="description"]', 'content'],
  ['link[rel="canonical"]', 'href'],
] as const;

/**
 * Names the page that is shown.
 *
 * @returns what gives it its former name back, unless it was named once more since.
 */
export function namePage({ title, description, path }: PageName): () => void {
  const former = document.title;
  const whole = documentTitle(title);
  document.title = whole;
  const values = [description, siteAddress(path)];
  const restore = attributes.map(([selector, name], at) => {
    const element = document.querySelector(selector);
    const value = element?.getAttribute(name) ?? '';
    element?.setAttribute(name, values[at] ?? '');
    return () => element?.setAttribute(name, value);
  });
  return () => {
    if (document.title !== whole) return;
    document.title = former;
    for (const one of restore) one();
  };
}
