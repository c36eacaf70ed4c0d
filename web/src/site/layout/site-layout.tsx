import { useEffect, type ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Loader } from './loader.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import * as menu from './main-menu.module.css';
import * as styles from './site-layout.module.css';

/** Path of a clicked internal link. Undefined when the browser must handle the click. */
function internalPathOf(event: MouseEvent): string | undefined {
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
function PrerenderedLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = internalPathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

/**
 * « S'inscrire » at the bottom of a phone's screen while no other such button is in sight: from the
 * second screen on, because the head of a page may have one, and until `NextStep` covers it.
 */
export function EnrolBar() {
  return (
    <nav aria-label={site.enrol} className={`below-lg ${menu.foot}`}>
      <NavLink to={site.enrolPath} className={menu.enrolAtFoot}>
        {site.enrol}
      </NavLink>
    </nav>
  );
}

interface LayoutProps {
  /** Whether scripts follow; false on a page without scripts. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

export function Layout({ isLoading = true, children }: LayoutProps) {
  return (
    <>
      <a href="#contenu" className={styles.skipLink}>
        {site.skip}
      </a>
      <Header />
      <main id="contenu" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      {isLoading && <Loader />}
      <ScrollPosition />
      <PrerenderedLinks />
    </>
  );
}
