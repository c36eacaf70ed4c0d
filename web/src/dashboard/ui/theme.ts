import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineRecipe,
  defineSlotRecipe,
} from '@chakra-ui/react';
import {
  breakpoints,
  colours,
  durations,
  fonts,
  fontSizes,
  layers,
  lineHeights,
  radii,
  roleColours,
  shadows,
  sizes,
  spacePx,
  spaces,
} from '../../ui/tokens.ts';

/** Tokens in Chakra's form: `{ name: { value } }`. */
function tokensOf<Name extends string>(values: Readonly<Record<Name, string>>) {
  return Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, { value }]),
  );
}

type Shades = Record<string, { value: string }>;

/** Colours by palette and shade, for `colorPalette`: `brand.soft` is the shade `soft` of `brand`. */
function palettesOf(named: readonly (readonly [name: string, colour: string])[]) {
  const palettes: Record<string, Shades> = {};
  for (const [name, value] of named) {
    const [palette = name, shade = 'DEFAULT'] = name.split('.');
    (palettes[palette] ??= {})[shade] = { value };
  }
  return palettes;
}

/** Tokens except colours. */
const themeTokens = {
  spacing: Object.fromEntries(spaces.map((step) => [step, { value: `${spacePx(step)}px` }])),
  sizes: tokensOf(sizes),
  radii: tokensOf(radii),
  shadows: tokensOf(shadows),
  zIndex: tokensOf(layers),
  fonts: tokensOf(fonts),
  fontSizes: tokensOf(fontSizes),
  lineHeights: tokensOf(lineHeights),
  durations: tokensOf(durations),
};

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    maxWidth: '100%',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'control',
    border: '1px solid transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    textDecoration: 'none',
    transition:
      'background-color {durations.quick} ease-out, border-color {durations.quick} ease-out, color {durations.quick} ease-out',
    _disabled: { opacity: 0.6, cursor: 'progress' },
    // The cross of Chakra's `CloseButton` has no size of its own: none at all in WebKit.
    '& svg:not([width])': { width: '20px', height: '20px' },
  },
  variants: {
    variant: {
      solid: {
        background: 'colorPalette',
        color: 'colorPalette.contrast',
        _hover: { background: 'colorPalette.strong' },
      },
      outline: {
        borderColor: 'line.strong',
        color: 'inherit',
        _hover: { borderColor: 'brand' },
      },
      // Neutral frame, such as for buttons in table rows.
      surface: {
        borderColor: 'line.strong',
        background: 'surface.raised',
        color: 'ink',
        _hover: { borderColor: 'brand', color: 'brand' },
      },
      // In the text colour, so that it is visible on paper and on the deep green alike.
      ghost: { color: 'inherit', _hover: { background: 'currentColor/12' } },
    },
    size: {
      sm: { paddingInline: '3', paddingBlock: '2', fontSize: 'sm' },
      md: { paddingInline: '5', paddingBlock: '2' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const badge = defineRecipe({
  base: {
    display: 'inline-block',
    borderRadius: 'round',
    paddingInline: { base: '2', sm: '3' },
    fontSize: 'xs',
    fontWeight: '600',
    // Unlike the page's `anywhere`, keeps a narrow badge from breaking inside its words.
    overflowWrap: 'break-word',
    background: 'colorPalette.soft',
    color: 'colorPalette.fg',
    // Drawn in the text colour, so that it contrasts with a background of its own colour.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
  },
});

const skeleton = defineRecipe({
  base: { background: 'surface.sunken', borderRadius: 'control', minHeight: '4' },
});

const card = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      background: 'surface.raised',
      borderWidth: '1px',
      borderRadius: 'card',
      overflow: 'hidden',
    },
  },
  variants: {
    size: {
      sm: { root: { padding: '3' } },
      md: { root: { padding: '4' } },
      lg: { root: { padding: { base: '4', md: '5' } } },
    },
  },
  defaultVariants: { size: 'lg' },
});

/**
 * Recipes of components on every screen, the login screen included. Other recipes are in the
 * files of their components and load with them.
 */
const recipes = {
  badge,
  button,
  input: { className: 'control' },
  skeleton,
  textarea: { className: 'control' },
};

const byRole = Object.values(roleColours).map(({ token, colour }) => [token, colour] as const);
/** Text colours of each palette: `contrast` on its solid background, `fg` on its soft one. */
const textColours = [
  ['brand.contrast', '{colors.ink.inverse}'],
  ['brand.fg', '{colors.brand.strong}'],
  ['call.contrast', '{colors.call.ink}'],
  ['call.fg', '{colors.ink}'],
  ['danger.contrast', '{colors.ink.inverse}'],
  ['danger.fg', '{colors.danger}'],
  ['neutral.soft', '{colors.surface.sunken}'],
  ['neutral.fg', '{colors.ink}'],
] as const;

/** Aliases of our tokens, under the names in the recipes of Chakra's own components. */
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
    // Chrome before 99 ignores every rule inside `@layer`.
    disableLayers: true,
    // Global rules are in web/src/ui/base.css.
    preflight: false,
    theme: {
      breakpoints,
      tokens: themeTokens,
      semanticTokens: {
        colors: palettesOf([...Object.entries(colours), ...byRole, ...textColours]),
      },
      recipes,
      slotRecipes: { card },
    },
    globalCss: {
      html: {
        colorPalette: 'brand',
        // Scrolls a focused element clear of the toasts.
        '&:has([data-scope=toast][data-part=root])': { scrollPaddingBottom: '104px' },
      },
    },
  }),
);
