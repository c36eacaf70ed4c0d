import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { palettesOf, themeTokens, tokensOf } from '../../ui/theme-tokens.ts';
import { breakpoints, colours, fontSizes, roleColours } from '../../ui/tokens.ts';
import { recipes, slotRecipes } from './recipes.ts';

const ofRoles = Object.values(roleColours).map(({ token, colour }) => [token, colour] as const);
/** The ink on a palette's solid and on its soft colour. */
const onPalettes = [
  ['brand.contrast', '{colors.ink.inverse}'],
  ['brand.fg', '{colors.brand.strong}'],
  ['call.contrast', '{colors.call.ink}'],
  ['call.fg', '{colors.ink}'],
  ['danger.contrast', '{colors.ink.inverse}'],
  ['danger.fg', '{colors.danger}'],
  ['neutral.soft', '{colors.surface.sunken}'],
  ['neutral.fg', '{colors.ink}'],
] as const;

/** What the recipes of Chakra's own parts call our tokens. */
const chakraNames = defineConfig({
  theme: {
    textStyles: Object.fromEntries(
      Object.keys(fontSizes).map((fontSize) => [fontSize, { value: { fontSize } }]),
    ),
    tokens: {
      fonts: { mono: { value: '{fonts.body}' } },
      fontWeights: { medium: { value: '600' }, semibold: { value: '600' } },
    },
    semanticTokens: {
      colors: palettesOf([
        ['fg.muted', '{colors.ink.muted}'],
        ['fg.error', '{colors.danger}'],
        ['bg.panel', '{colors.surface.raised}'],
        ['border.emphasized', '{colors.line.strong}'],
        ['brand.solid', '{colors.brand}'],
        ['brand.subtle', '{colors.brand.soft}'],
        ['brand.muted', '{colors.brand}'],
        ['brand.focusRing', '{colors.focus.outer}'],
      ]),
      radii: tokensOf({ l2: '{radii.control}', full: '{radii.round}' }),
    },
  },
});

/** The design system of the dashboard. */
export const dashboardSystem = createSystem(
  defaultBaseConfig,
  chakraNames,
  defineConfig({
    cssVarsPrefix: 't',
    // Chrome knows `@layer` from 99 on, and leaves out all that stands in one before.
    disableLayers: true,
    // What holds for every page is in the styles of the site (web/panda.config.ts).
    preflight: false,
    theme: {
      breakpoints,
      tokens: themeTokens,
      semanticTokens: {
        colors: palettesOf([...Object.entries(colours), ...ofRoles, ...onPalettes]),
      },
      recipes,
      slotRecipes,
    },
    globalCss: {
      html: {
        colorPalette: 'brand',
        // A focused element stays above the toasts.
        '&:has([data-scope=toast][data-part=root])': { scrollPaddingBottom: '104px' },
      },
    },
  }),
);
