import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The place within the site that a plain click on a link asks for, if it does. */
function placeAskedBy(event: MouseEvent): string | undefined {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element))
    return undefined;
  const link = event.target.closest('a');
  if (link?.origin !== location.origin) return undefined;
  // `#contenu` and the like stay with the browser, and so does what opens elsewhere.
  if (link.target || link.download || link.getAttribute('href')?.startsWith('#')) {
    return undefined;
  }
  return link.pathname + link.search + link.hash;
}

/** Follows links that no component stands behind without loading the whole page again. */
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
