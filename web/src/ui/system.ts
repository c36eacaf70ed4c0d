import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { headingFallback } from './heading-fallback.ts';

/** Prefix of the generated class names, the same at build time and in the browser. */
export const styleKey = 'c';

const px = (value: number) => ({ value: `${value}px` });
const colour = (value: string) => ({ value });

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;

/**
 * Our own tokens on Chakra's bare base: colours by what they are for, seven sizes of type,
 * a grid of 4 px. Components name these and never a raw value.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 't',
    preflight: true,
    theme: {
      breakpoints: { sm: '576px', md: '768px', lg: '992px', xl: '1200px' },
      tokens: {
        spacing: Object.fromEntries(steps.map((step) => [step, px(step * 4)])),
        sizes: { measure: { value: '68ch' }, page: px(1200), touch: px(44) },
        radii: { card: px(10), control: px(8), round: px(999) },
        shadows: {
          card: { value: '0 1px 2px rgba(20, 33, 28, .06), 0 6px 20px rgba(20, 33, 28, .06)' },
        },
        fonts: {
          heading: {
            value: `'Barlow Semi Condensed', '${headingFallback.family}', system-ui, sans-serif`,
          },
          body: {
            value:
              "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
          },
        },
        fontSizes: {
          xs: { value: '0.8125rem' },
          sm: { value: '0.875rem' },
          md: { value: '1.0625rem' },
          lg: { value: '1.25rem' },
          xl: { value: '1.5rem' },
          '2xl': { value: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)' },
          '3xl': { value: 'clamp(2.25rem, 1.6rem + 3.2vw, 3.75rem)' },
        },
        lineHeights: { tight: { value: '1.1' }, normal: { value: '1.6' } },
        durations: { quick: { value: '180ms' } },
      },
      semanticTokens: {
        colors: {
          surface: colour('#FBFAF6'),
          'surface.raised': colour('#FFFFFF'),
          'surface.sunken': colour('#F1EFE6'),
          'surface.deep': colour('#08372B'),
          ink: colour('#14211C'),
          'ink.muted': colour('#47564F'),
          'ink.inverse': colour('#FBFAF6'),
          'ink.inverseMuted': colour('#C9DBD2'),
          line: colour('#DCD9CC'),
          'line.strong': colour('#7C8A83'),
          brand: colour('#0B5D46'),
          'brand.strong': colour('#084835'),
          'brand.soft': colour('#E3EFE9'),
          call: colour('#F5B700'),
          'call.strong': colour('#DDA400'),
          'call.soft': colour('#FDF3D3'),
          danger: colour('#9B2C1F'),
          'danger.strong': colour('#7C2116'),
          'danger.soft': colour('#FBEAE6'),
          'role.superAdmin': colour('#9B2C1F'),
          'role.adminFull': colour('#1F4E9B'),
          'role.contentManager': colour('#8FD6E0'),
          'role.inscriptionsManager': colour('#F5D565'),
          'role.viewer': colour('#5A6660'),
        },
      },
    },
    globalCss: {
      html: { scrollBehavior: 'smooth', scrollPaddingTop: '96px', colorScheme: 'light' },
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
      ':focus-visible': {
        outline: '3px solid',
        outlineColor: 'call.strong',
        outlineOffset: '2px',
      },
    },
  }),
);
