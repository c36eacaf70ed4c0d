import {
  colours,
  durations,
  fonts,
  fontSizes,
  layers,
  lineHeights,
  radii,
  shadows,
  sizes,
  spacePx,
  spaces,
} from '../src/ui/tokens.ts';
import { headingFaces } from '../src/ui/heading-font.ts';

/** Tokens by the prefix of their custom properties: `--text-sm`, `--radius-card`, `--ink`. */
const groups: readonly (readonly [prefix: string, values: Readonly<Record<string, string>>])[] =
  [
    ['', colours],
    ['font-', fonts],
    ['text-', fontSizes],
    ['leading-', lineHeights],
    ['space-', Object.fromEntries(spaces.map((step) => [step, `${spacePx(step)}px`]))],
    ['', sizes],
    ['radius-', radii],
    ['shadow-', shadows],
    ['layer-', layers],
    ['', durations],
  ];

/** Converts `ink.inverseMuted` to `ink-inverse-muted`. */
const kebab = (name: string) =>
  name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = groups.flatMap(([prefix, values]) =>
  Object.entries(values).map(([name, value]) => `  --${prefix}${kebab(name)}: ${value};`),
);

/** Stylesheet with the design tokens (web/src/ui/tokens.ts) as custom properties. */
export const tokensCss = `/* Written by web/build/tokens.ts. */
:where(:root) {
${properties.join('\n')}
}
${headingFaces}`;
