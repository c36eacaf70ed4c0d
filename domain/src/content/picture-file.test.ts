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
  'The format of a file that begins with %j is none that is accepted',
  (text) => {
    expect(formatOf(file(text))).toBeUndefined();
  },
);

describe('a picture', () => {
  it.each(formats)('is known as %s, still, and whole with bytes after its end', (format) => {
    expect(formatOf(whole[format])).toBe(format);
    expect(isAnimated(whole[format], format)).toBe(false);
    expect(isTruncated(whole[format], format)).toBe(false);
    expect(isTruncated(file(...whole[format], 'MotionPhoto\xFF\xD8'), format)).toBe(false);
  });

  it.each(formats)('is cut as %s wherever it ends before', (format) => {
    // What ends a GIF says nothing of its image.
    const length = whole[format].length - (format === 'gif' ? 1 : 0);
    for (let end = 12; end < length; end += 1) {
      expect(isTruncated(whole[format].subarray(0, end), format), `${end} bytes`).toBe(true);
    }
  });

  it('is not whole by the end of the preview in it', () => {
    expect(isTruncated(file(...jpegParts.slice(0, 2)), 'jpeg')).toBe(true);
  });

  it('with a table of colours of its own is found past that', () => {
    const own = `,\0\0\0\0\x01\0\x01\0\x80;!,;!,\x02\x02D\x01\0`;
    expect(isTruncated(file(gifStart, own), 'gif')).toBe(false);
  });
});

describe('an animation', () => {
  it.each(animations)('is known as %s', (format, bytes) => {
    expect(isAnimated(bytes, format)).toBe(true);
    expect(isTruncated(bytes, format)).toBe(false);
  });

  it('is no larger kind of WebP without its mark', () => {
    expect(isAnimated(webp('VP8X\x0A\0\0\0\x10\0\0\0\0\0\0\0\0\0'), 'webp')).toBe(false);
  });
});
