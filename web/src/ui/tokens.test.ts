import { describe, expect, it } from 'vitest';
import { colours, roleColours, type ColourName } from './tokens.ts';

/** Red, green and blue of `colour`, a `#RRGGBB`, from 0 to 255. */
function channels(colour: string): readonly number[] {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!digits) throw new Error(`${colour} is not written #RRGGBB.`);
  return digits.slice(1).map((pair) => parseInt(pair, 16));
}

/** Relative luminance of a colour by WCAG 2.2, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours, from 1 to 21, in either order. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Minimum contrasts of WCAG 2.2 for long texts, other texts and controls. */
const least = { reading: 7, text: 4.5, shape: 3 } as const;

type Pair = readonly [name: string, ink: string, ground: string, least: number];
type Names = readonly ColourName[];

const pairs = (need: keyof typeof least, inks: Names, grounds: Names): readonly Pair[] =>
  inks.flatMap((ink) =>
    grounds.map((on): Pair => [`${ink} / ${on}`, colours[ink], colours[on], least[need]]),
  );

const papers = ['surface', 'surface.raised', 'surface.sunken'] as const;

/** Pairs of colours that meet on a screen, with the minimum contrast. */
const allPairs: readonly Pair[] = [
  ...pairs('reading', ['ink'], [...papers, 'brand.soft', 'call.soft', 'danger.soft']),
  ...pairs('reading', ['ink.muted'], ['surface', 'surface.raised']),
  ...pairs('text', ['ink.muted'], ['surface.sunken', 'brand.soft', 'call.soft']),
  ...pairs('text', ['brand'], [...papers, 'brand.soft', 'call.soft']),
  ...pairs('text', ['brand.strong'], ['brand.soft']),
  ...pairs('text', ['danger'], [...papers, 'danger.soft', 'call.soft']),
  ...pairs('text', ['call.ink'], ['call', 'call.strong']),
  ...pairs('text', ['ink.inverse', 'ink.inverseMuted'], ['brand', 'surface.deep']),
  ...pairs('text', ['ink.inverse'], ['brand.strong', 'danger', 'danger.strong']),
  // The public site has yellow signs and large letters on green.
  ...pairs('shape', ['call'], ['brand', 'brand.strong', 'surface.deep']),
  ...Object.values(roleColours).map(({ token, colour, ink }): Pair => [
    `${ink} / ${token}`,
    colours[ink],
    colour,
    least.text,
  ]),
  // Frames of fields have these colours; bars and signs have the colours of texts.
  ...pairs('shape', ['line.strong'], papers),
];

/** Grounds on which an element may have the focus. */
const focusGrounds: Names = [
  ...([...papers, 'surface.deep', 'brand', 'brand.soft'] as const),
  ...(['call', 'call.soft', 'danger', 'danger.soft'] as const),
];

describe('Colour tokens', () => {
  it.each(allPairs)('have a sufficient contrast: %s', (_, ink, ground, need) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(need);
  });

  it.each(focusGrounds)('include a focus ring colour that contrasts with %s', (ground) => {
    const ratios = [colours['focus.outer'], colours['focus.inner']].map((tone) =>
      contrast(tone, colours[ground]),
    );
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(least.shape);
  });

  it('include a red for the badge of the super administrator', () => {
    const [red = 0, green = 0, blue = 0] = channels(roleColours.SUPER_ADMIN.colour);
    // A red with more green or blue is pink.
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });
});
