import { documentTitle, siteAddress } from '@centre/domain/site-address';

/** The parts of the head that change with navigation. */
interface PageName {
  readonly title: string;
  readonly description: string;
  /** The canonical path of the page. */
  readonly path: string;
}

const attributes = [
  ['meta[name="description"]', 'content'],
  ['link[rel="canonical"]', 'href'],
] as const;

/**
 * Sets title, description and canonical address.
 *
 * @returns a function that restores the former ones, unless they were set again since.
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
