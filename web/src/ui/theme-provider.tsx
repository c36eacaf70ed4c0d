import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

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
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
