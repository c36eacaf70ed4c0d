import { describe, expect, it } from 'vitest';
import { formatOf, isAnimated, isTruncated, type PictureFormat } from './picture-file.ts';

/** Bytes, written as numbers or as text of one byte per character. */
const file = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)),
    ),
  );

const preview = 'Exif\0\0\xFF\xD8\xFF\xD9';
const jpegParts = [
  '\xFF\xD8',
  `\xFF\xE1\0\x0C${preview}`,
  '\xFF\xDA\0\x02 1\xFF\0 2\xFF\xD0 3',
  '\xFF\xD9',
];
const chunk = (name: string, data = '') =>
  `\0\0\0${String.fromCharCode(data.length)}${name}${data}CRC!`;
const png = (...chunks: readonly string[]) =>
  file('\x89PNG\r\n\x1A\n', ...chunks, chunk('IEND'));
const gifStart = 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xFF\xFF\xFF';
const gifImage = ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0';
const gifDelay = '!\xF9\x04\0\0\0\0\0';
const webp = (...chunks: readonly string[]) => {
  const body = `WEBP${chunks.join('')}`;
  return file('RIFF', body.length, 0, 0, 0, body);
};

const whole: Record<PictureFormat, Uint8Array> = {
  jpeg: file(...jpegParts),
  png: png(chunk('IHDR', 'size'), chunk('IDAT', 'pixels')),
  gif: file(gifStart, gifDelay, gifImage, ';'),
  webp: webp('VP8 \x04\0\0\0data'),
};
const formats = Object.keys(whole) as PictureFormat[];

const animations: readonly [PictureFormat, Uint8Array][] = [
  ['png', png(chunk('IHDR', 'size'), chunk('acTL'), chunk('IDAT', 'pixels'))],
  ['gif', file(gifStart, gifDelay, gifImage, gifDelay, gifImage, ';')],
  ['webp', webp('VP8X\x0A\0\0\0\x02\0\0\0\0\0\0\0\0\0')],
];

it.each(['', '\xFF\xD8', 'GIF90a', 'RIFF\0\0\0\0WAVE', '%PDF-1.7', ' GIF89a'])(
  'formatOf returns undefined for a file that begins with %j',
  (text) => {
    expect(formatOf(file(text))).toBeUndefined();
  },
);

describe('Picture file', () => {
  it.each(formats)('is a complete still %s, with trailing bytes too', (format) => {
    expect(formatOf(whole[format])).toBe(format);
    expect(isAnimated(whole[format], format)).toBe(false);
    expect(isTruncated(whole[format], format)).toBe(false);
    expect(isTruncated(file(...whole[format], 'MotionPhoto\xFF\xD8'), format)).toBe(false);
  });

  it.each(formats)('is truncated as %s when cut off at any byte', (format) => {
    // A GIF without its last byte, the trailer, still has its whole image.
    const length = whole[format].length - (format === 'gif' ? 1 : 0);
    for (let end = 12; end < length; end += 1) {
      expect(isTruncated(whole[format].subarray(0, end), format), `${end} bytes`).toBe(true);
    }
  });

  it('is truncated when a JPEG ends after its embedded preview', () => {
    expect(isTruncated(file(...jpegParts.slice(0, 2)), 'jpeg')).toBe(true);
  });

  it('is complete when a GIF image has a local colour table', () => {
    const own = `,\0\0\0\0\x01\0\x01\0\x80;!,;!,\x02\x02D\x01\0`;
    expect(isTruncated(file(gifStart, own), 'gif')).toBe(false);
  });
});

describe('isAnimated', () => {
  it.each(animations)('returns true for a complete animated %s', (format, bytes) => {
    expect(isAnimated(bytes, format)).toBe(true);
    expect(isTruncated(bytes, format)).toBe(false);
  });

  it('returns false for an extended WebP without the animation flag', () => {
    expect(isAnimated(webp('VP8X\x0A\0\0\0\x10\0\0\0\0\0\0\0\0\0'), 'webp')).toBe(false);
  });
});
