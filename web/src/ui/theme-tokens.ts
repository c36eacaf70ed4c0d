import { headingFallback } from './heading-font.ts';
import {
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

/** `values` as Panda CSS and Chakra UI want to have them. */
export function tokensOf<Name extends string>(values: Readonly<Record<Name, string>>) {
  return Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, { value }]),
  );
}

type Shades = Record<string, { value: string }>;

/**
 * Colours by palette and shade, as `colorPalette` wants them: `brand.soft` is brand's `soft`. Panda
 * CSS names the variable of a flat `brand.soft` otherwise than Chakra UI.
 */
export function palettesOf(named: readonly (readonly [name: string, colour: string])[]) {
  const palettes: Record<string, Shades> = {};
  for (const [name, value] of named) {
    const [palette = name, shade = 'DEFAULT'] = name.split('.');
    (palettes[palette] ??= {})[shade] = { value };
  }
  return palettes;
}

/** The tokens that the site and the dashboard have in common: all but the colours. */
export const themeTokens = {
  spacing: Object.fromEntries(spaces.map((step) => [step, { value: `${spacePx(step)}px` }])),
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
};
