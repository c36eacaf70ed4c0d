import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { noFocusRing } from '../../ui/focus-ring.ts';
import { LinksOfPrerendered } from '../ui/links-of-prerendered.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Loader } from './loader.tsx';
import { MenuLink } from './main-menu.tsx';
import { ScrollPosition } from './scroll-position.tsx';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '4',
    top: '-100px',
    zIndex: 'front',
    background: 'call',
    color: 'call.ink',
    padding: '3',
    borderRadius: 'control',
    _focus: { top: '2' },
  },
});

/** S'inscrire, within reach of the thumb on a phone. */
function EnrolBar() {
  if (useLocation().pathname === site.enrolPath) return null;
  return (
    <chakra.nav
      aria-label={site.enrol}
      display={{ lg: 'none' }}
      position="fixed"
      inset="auto 0 0"
      zIndex="over"
    >
      <MenuLink to={site.enrolPath} variant="call" margin="2">
        {site.enrol}
      </MenuLink>
    </chakra.nav>
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
      <SkipLink href="#contenu">{site.skip}</SkipLink>
      <Header />
      <chakra.main id="contenu" tabIndex={-1} minHeight="60vh" {...noFocusRing}>
        {children}
      </chakra.main>
      <Footer />
      <EnrolBar />
      {isLoading && <Loader />}
      <ScrollPosition />
      <LinksOfPrerendered />
    </>
  );
}
