import { markersOf } from '@centre/domain/content/picture-file';

const startOfPass = 0xda;

/**
 * How many times a JPEG goes over its pixels, usually about twelve. A hostile one repeats a
 * tiny pass for minutes of work that no limit of bytes or pixels stops, and that cannot be
 * interrupted.
 */
export function passesOf(jpeg: Uint8Array): number {
  let passes = 0;
  for (const marker of markersOf(jpeg)) if (marker === startOfPass) passes++;
  return passes;
}
