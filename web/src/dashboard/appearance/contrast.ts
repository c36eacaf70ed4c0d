type Rgb = readonly [red: number, green: number, blue: number];

/** The channels of `colour`, a `#RRGGBB`, from 0 to 255. */
function channels(colour: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!digits) throw new Error(`${colour} is not written #RRGGBB.`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => parseInt(pair, 16));
  return [red, green, blue];
}

/** How bright a colour is to the eye, from 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours written `#RRGGBB`, from 1 to 21, whichever is the ground.
 *
 * @throws Error for a colour that is written otherwise, such as one that lets through.
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
