/** Accepted picture formats, named as in media types and in sharp. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

interface Signature {
  readonly format: PictureFormat;
  /** One character per byte, from the start of the file; `·` stands for any byte. */
  readonly bytes: string;
}

const any = '·';

const signatures: readonly Signature[] = [
  { format: 'jpeg', bytes: '\xFF\xD8\xFF' },
  { format: 'png', bytes: '\x89PNG\r\n\x1A\n' },
  { format: 'gif', bytes: 'GIF87a' },
  { format: 'gif', bytes: 'GIF89a' },
  { format: 'webp', bytes: `RIFF${any.repeat(4)}WEBP` },
];

/** Number of bytes that `formatOf` reads. */
export const headBytes = 12;

/** Format by a file's first bytes, regardless of its name; other files are never decoded. */
export function formatOf(file: Uint8Array): PictureFormat | undefined {
  const start = textAt(file, 0, headBytes);
  const isAt = (character: string, index: number) =>
    character === any || character === start[index];
  return signatures.find(({ bytes }) => Array.from(bytes).every(isAt))?.format;
}

/**
 * Whether a picture file is truncated, as after an interrupted copy: a decoder may show the rest
 * grey. Bytes after the picture are ignored, and so are the later images of a GIF.
 */
export function isTruncated(file: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'jpeg':
      return firstOf(markersOf(file), [endOfImage]) === undefined;
    case 'png':
      return firstOf(chunksOf(file), ['IEND']) === undefined;
    case 'gif':
      return countImages(file, 1) === 0;
    case 'webp':
      return viewOf(file).getUint32(4, true) + 8 > file.length;
  }
}

/** Whether a picture file has several images; only the first is published. */
export function isAnimated(file: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'jpeg':
      return false;
    case 'png':
      return firstOf(chunksOf(file), ['acTL', 'IDAT']) === 'acTL';
    case 'gif':
      return countImages(file, 2) === 2;
    case 'webp':
      return textAt(file, 12, 4) === 'VP8X' && ((file[20] ?? 0) & 0x02) !== 0;
  }
}

const endOfImage = 0xd9;

/** Markers without a length; 0xD0 to 0xD7 restart a pass. */
const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage);

/**
 * Markers of a JPEG up to its end or that of the file, without those of an embedded preview. Like a
 * decoder, jumps from one marker to the next and ignores the bytes between them.
 */
export function* markersOf(jpeg: Uint8Array): Generator<number> {
  let at = jpeg.indexOf(0xff);
  while (at >= 0 && at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    yield marker;
    if (marker === endOfImage) return;
    at = jpeg.indexOf(0xff, afterMarker(jpeg, at, marker));
  }
}

function afterMarker(jpeg: Uint8Array, at: number, marker: number): number {
  // 0xFF is padding before a marker. After 0xFF, 0x00 means that there is no marker.
  if (marker === 0xff) return at + 1;
  if (marker === 0x00 || hasNoLength(marker) || at + 4 > jpeg.length) return at + 2;
  return at + 2 + viewOf(jpeg).getUint16(at + 2);
}

/** Names of the complete chunks of a PNG. */
function* chunksOf(png: Uint8Array): Generator<string> {
  let at = 8;
  while (at + 12 <= png.length) {
    const name = textAt(png, at + 4, 4);
    at += 12 + viewOf(png).getUint32(at);
    if (at <= png.length) yield name;
  }
}

/** Number of complete images of a GIF, counted up to `max`. */
function countImages(gif: Uint8Array, max: number): number {
  let images = 0;
  let at = 13 + colourTableBytes(gif, 10);
  while (images < max) {
    const isImage = gif[at] === 0x2c;
    // Any other block ends the file.
    if (!isImage && gif[at] !== 0x21) break;
    at = isImage ? at + 11 + colourTableBytes(gif, at + 9) : at + 2;
    for (let size = gif[at]; size !== 0; size = gif[at]) {
      if (size === undefined) return images;
      at += 1 + size;
    }
    at += 1;
    if (isImage) images += 1;
  }
  return images;
}

/** Size of the colour table, by the flags at `at`. */
function colourTableBytes(gif: Uint8Array, at: number): number {
  const flags = gif[at] ?? 0;
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function firstOf<Part>(parts: Iterable<Part>, wanted: readonly Part[]): Part | undefined {
  for (const part of parts) if (wanted.includes(part)) return part;
  return undefined;
}

const textAt = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length);
