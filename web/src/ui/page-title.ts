import { documentTitle, siteAddress } from '@centre/domain/site-address';

/** Parts of the head that change with navigation. */
interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page. */
  readonly path: string;
}

const attributes = [
  ['meta[name="description"]', 'content'],
  ['link[rel="canonical"]', 'href'],
] as const;

/**
 * Sets title, description and canonical URL.
 *
 * @returns a function that restores the previous ones, unless they were set again since.
 */
export function namePage({ title, description, path }: PageMetadata): () => void {
  const previousTitle = document.title;
  const newTitle = documentTitle(title);
  document.title = newTitle;
  const values = [description, siteAddress(path)];
  const restore = attributes.map(([selector, name], at) => {
    const element = document.querySelector(selector);
    const value = element?.getAttribute(name) ?? '';
    element?.setAttribute(name, values[at] ?? '');
    return () => element?.setAttribute(name, value);
  });
  return () => {
    if (document.title !== newTitle) return;
    document.title = previousTitle;
    for (const restoreOne of restore) restoreOne();
  };
}
