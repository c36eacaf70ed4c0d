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

/** What the names of the custom properties begin with: `--text-sm`, `--radius-card`, `--ink`. */
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

/** `ink.inverseMuted` is `ink-inverse-muted`. */
const kebab = (name: string) =>
  name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = groups.flatMap(([prefix, values]) =>
  Object.entries(values).map(([name, value]) => `  --${prefix}${kebab(name)}: ${value};`),
);

/** Stylesheet of the design system's values as custom properties (web/src/ui/tokens.ts). */
export const tokensCss = `/* Written by web/build/tokens.ts. */
:where(:root) {
${properties.join('\n')}
}
${headingFaces}`;
