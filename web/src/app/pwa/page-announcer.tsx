import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../../ui/announcer.tsx';

/** Says the title of each page that follows the first, as a browser does of a page it loads. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
  }, [pathname]);
  return null;
}
