const startOfPass = 0xda;

const endOfImage = 0xd9;

/** Markers without a length; 0xD0 to 0xD7 restart a pass. */
const isAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage);

/**
 * How many times a JPEG goes over its pixels, usually about twelve. A hostile one repeats a
 * tiny pass for minutes of work that no limit of bytes or pixels stops, and that cannot be
 * interrupted.
 */
export function passesOf(jpeg: Buffer): number {
  let passes = 0;
  // As the decoder does: from marker to marker, whatever lies between them.
  let at = jpeg.indexOf(0xff);
  while (at >= 0 && at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (marker === startOfPass) passes++;
    at = jpeg.indexOf(0xff, afterMarker(jpeg, at, marker));
  }
  return passes;
}

function afterMarker(jpeg: Buffer, at: number, marker: number): number {
  // 0xFF fills up before a marker, and 0x00 says that the 0xFF before it is none.
  if (marker === 0xff) return at + 1;
  if (marker === 0x00 || isAlone(marker) || at + 4 > jpeg.length) return at + 2;
  return at + 2 + jpeg.readUInt16BE(at + 2);
}
