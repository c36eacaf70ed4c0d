import { darkColours, roleColours } from './palette.ts';
import { colours, type ColourName } from '../../ui/tokens.ts';

/** The appearances that a screen may have. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The colour of each token. */
export const coloursOf: Readonly<Record<Scheme, Readonly<Record<ColourName, string>>>> = {
  light: colours,
  dark: darkColours,
};

/** Least contrasts of WCAG 2.2: of text that is read at length, of text, of what is operated. */
export const least = { reading: 7, text: 4.5, shape: 3 } as const;

/** Two colours that meet on a screen. */
export interface Pair {
  readonly name: string;
  readonly ink: Readonly<Record<Scheme, string>>;
  readonly ground: Readonly<Record<Scheme, string>>;
  readonly least: keyof typeof least;
  /** Where they meet; both where it does not say. */
  readonly schemes: readonly Scheme[];
}

type Inks = readonly ColourName[];

function pairs(
  least: Pair['least'],
  inks: Inks,
  grounds: Inks,
  where: readonly Scheme[] = schemes,
): readonly Pair[] {
  const inEach = (name: ColourName) => ({ light: colours[name], dark: darkColours[name] });
  return inks.flatMap((ink) =>
    grounds.map((ground) => ({
      name: `${ink} / ${ground}`,
      ink: inEach(ink),
      ground: inEach(ground),
      least,
      schemes: where,
    })),
  );
}

const papers = ['surface', 'surface.raised', 'surface.sunken'] as const;

/** Every two colours of the design system that meet, with the contrast they need. */
export const allPairs: readonly Pair[] = [
  ...pairs('reading', ['ink'], [...papers, 'brand.soft', 'call.soft', 'danger.soft']),
  ...pairs('reading', ['ink.muted'], ['surface', 'surface.raised']),
  ...pairs('text', ['ink.muted'], ['surface.sunken', 'brand.soft', 'call.soft']),
  ...pairs('text', ['brand'], [...papers, 'brand.soft', 'call.soft']),
  ...pairs('text', ['brand.strong'], ['brand.soft']),
  ...pairs('text', ['danger'], [...papers, 'danger.soft', 'call.soft']),
  ...pairs('text', ['call.ink'], ['call', 'call.strong']),
  ...pairs(
    'text',
    ['ink.inverse'],
    ['brand', 'brand.strong', 'danger', 'danger.strong', 'surface.deep'],
  ),
  ...pairs('text', ['ink.inverseMuted'], ['surface.deep', 'brand']),
  // The public site alone has yellow signs and large letters on its green.
  ...pairs('shape', ['call'], ['brand', 'brand.strong', 'surface.deep'], ['light']),
  ...Object.values(roleColours).map(({ token, light, dark, ink }): Pair => ({
    name: `${ink} / ${token}`,
    ink: { light: colours[ink], dark: darkColours[ink] },
    ground: { light, dark },
    least: 'text',
    schemes,
  })),
  // Frames of fields; bars and signs are in colours that can be read.
  ...pairs('shape', ['line.strong'], papers),
];

/** Grounds on which something may have the focus. */
export const focusGrounds: readonly ColourName[] = [
  ...papers,
  'surface.deep',
  'brand',
  'brand.soft',
  'call',
  'call.soft',
  'danger',
  'danger.soft',
];

/** The two tones of the focus ring. */
export const ringTones: readonly ColourName[] = ['focus.outer', 'focus.inner'];
