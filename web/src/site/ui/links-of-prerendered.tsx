import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './plain-click.ts';

/** The path within the site of a clicked link, unless the browser must handle the click. */
function placeAskedBy(event: MouseEvent): string | undefined {
  if (!isPlainClick(event) || event.defaultPrevented) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (link?.origin !== location.origin) return undefined;
  // The browser handles fragments, downloads and other windows.
  if (
    link.target ||
    link.hasAttribute('download') ||
    link.getAttribute('href')?.startsWith('#')
  ) {
    return undefined;
  }
  return link.pathname + link.search + link.hash;
}

/** Client-side navigation for links in HTML that React does not render. */
export function LinksOfPrerendered() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = placeAskedBy(event);
      if (place === undefined) return;
      event.preventDefault();
      void navigate(place);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
