import { defineConfig } from '@chakra-ui/react';
import { focusRing } from './focus-ring.ts';
import {
  breakpoints,
  colours,
  durations,
  fontSizes,
  layers,
  lineHeights,
  radii,
  shadows,
  sizes,
  spacePx,
  spaces,
} from './tokens.ts';
import { headingFallback } from './heading-font.ts';

/** `values` as Chakra wants to have them. */
export function tokensOf<Name extends string>(values: Readonly<Record<Name, string>>) {
  return Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, { value }]),
  );
}

/** Our own tokens on Chakra's bare base, and what holds for every page. */
export const siteTheme = defineConfig({
  cssVarsPrefix: 't',
  // Chrome knows `@layer` from 99 on, and leaves out all that stands in one before.
  disableLayers: true,
  preflight: true,
  theme: {
    breakpoints,
    tokens: {
      spacing: Object.fromEntries(
        spaces.map((step) => [step, { value: `${spacePx(step)}px` }]),
      ),
      sizes: tokensOf(sizes),
      radii: tokensOf(radii),
      shadows: tokensOf(shadows),
      zIndex: tokensOf(layers),
      fonts: tokensOf({
        heading: `'Barlow Semi Condensed', '${headingFallback.family}', system-ui, sans-serif`,
        body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
      }),
      fontSizes: tokensOf(fontSizes),
      lineHeights: tokensOf(lineHeights),
      durations: tokensOf(durations),
    },
    semanticTokens: { colors: tokensOf(colours) },
  },
  globalCss: {
    html: {
      // Of the bar at the top: on a phone two lines of small type, or three of larger letters.
      '--bar-height': { base: 'clamp(34px, 5rem - 46px, 66px)', md: '2.75rem' },
      scrollBehavior: 'smooth',
      // What stays in place must not cover what has the focus: a bar above and, on phones, below.
      scrollPaddingBlock: { base: '96px 80px', lg: '96px 0' },
      colorScheme: 'light',
      // The colour of every border that names none (Chakra's preflight).
      '--global-color-border': '{colors.line}',
    },
    body: {
      background: 'surface',
      color: 'ink',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: 'normal',
    },
    'h1, h2, h3': {
      fontFamily: 'heading',
      fontWeight: '600',
      lineHeight: 'tight',
      textWrap: 'balance',
    },
    // Chakra's preflight draws the ring of a search field inside.
    ':focus-visible, input[type=search]:focus-visible': focusRing,
  },
});
