import { useEffect, type ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { css } from '#styled-system/css';
import { site } from '../../texts/site.texts.ts';
import { noFocusRing } from '../../ui/focus-ring.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Loader } from './loader.tsx';
import { enrolLink } from './main-menu.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { isPlainClick } from '../ui/plain-click.ts';

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
function LinksOfPrerendered() {
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

const skipLink = css({
  position: 'fixed',
  insetInlineStart: '4',
  top: '-100px',
  zIndex: 'front',
  background: 'call',
  color: 'call.ink',
  padding: '3',
  borderRadius: 'control',
  _focus: { top: '2' },
});

/** S'inscrire, within reach of the thumb on a phone. */
function EnrolBar() {
  if (useLocation().pathname === site.enrolPath) return null;
  return (
    <nav
      aria-label={site.enrol}
      className={css({
        display: { lg: 'none' },
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'over',
      })}
    >
      <NavLink to={site.enrolPath} className={css({ ...enrolLink, margin: '2' })}>
        {site.enrol}
      </NavLink>
    </nav>
  );
}

interface LayoutProps {
  /** False on a page without scripts, which has nothing left to load. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

export function Layout({ isLoading = true, children }: LayoutProps) {
  return (
    <>
      <a href="#contenu" className={skipLink}>
        {site.skip}
      </a>
      <Header />
      <main id="contenu" tabIndex={-1} className={css({ minHeight: '60vh', ...noFocusRing })}>
        {children}
      </main>
      <Footer />
      <EnrolBar />
      {isLoading && <Loader />}
      <ScrollPosition />
      <LinksOfPrerendered />
    </>
  );
}
