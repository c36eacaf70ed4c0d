import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { headingFallbackFace } from './heading-font.ts';
import heading from './heading.woff2?url';

// Optional: on a slow network a page keeps the fallback's lines, and the next one has the font.
const page = css`
  @font-face {
    font-family: 'Barlow Semi Condensed';
    src: url(${heading}) format('woff2');
    font-weight: 600;
    font-display: optional;
  }

  ${headingFallbackFace}

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

interface ThemeProps {
  readonly cache: EmotionCache;
  /** What the tokens stand for in this page. */
  readonly system: SystemContext;
  readonly children: ReactNode;
}

/** Our design system for everything below; the styles in use are gathered in `cache`. */
export function Theme({ cache, system, children }: ThemeProps) {
  return (
    <CacheProvider value={cache}>
      <Global styles={page} />
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
