import type { Sharp } from 'sharp';

/**
 * The ways in which a camera may have been held, as EXIF numbers them from 1. To stand upright
 * a picture is mirrored left to right, if at all, and then turned clockwise: sharp does the
 * two in this order, whatever the order of its calls.
 */
const orientations = [
  { degrees: 0, mirrored: false },
  { degrees: 0, mirrored: true },
  { degrees: 180, mirrored: false },
  { degrees: 180, mirrored: true },
  { degrees: 270, mirrored: true },
  { degrees: 90, mirrored: false },
  { degrees: 90, mirrored: true },
  { degrees: 270, mirrored: false },
] as const;

/** Turns a decoded picture upright. An unknown orientation counts as upright. */
export function upright(picture: Sharp, orientation = 1): Sharp {
  const held = orientations[orientation - 1];
  if (!held) return picture;
  const seen = held.mirrored ? picture.flop() : picture;
  return held.degrees === 0 ? seen : seen.rotate(held.degrees);
}

/** Whether such a picture stands on its side, so that its width is its height. */
export function isOnItsSide(orientation = 1): boolean {
  return [90, 270].includes(orientations[orientation - 1]?.degrees ?? 0);
}
