import sharp, { type Sharp } from 'sharp';

/** Size in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

const corners = ['#d02020', '#20a020', '#2020d0', '#f0f0f0'] as const;

/** Image with a red, green, blue and white corner, which show its orientation. */
export function colouredCorners({ width, height }: Extent): Sharp {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const patches = corners.map((background, index) => ({
    input: { create: { ...half, channels: 3, background } } as const,
    left: index % 2 === 0 ? 0 : width - half.width,
    top: index < 2 ? 0 : height - half.height,
  }));
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(
    patches,
  );
}

export function imageBytes(extent: Extent, format: PictureFormat = 'jpeg'): Promise<Buffer> {
  return colouredCorners(extent).toFormat(format).toBuffer();
}

/** Camera and latitude in the EXIF data of `phonePhoto`. */
export const exifPlace = { camera: 'Appareil de Koffi', latitude: '6/1 7/1 5512/100' } as const;

const north = { GPSLatitudeRef: 'N', GPSLatitude: exifPlace.latitude };
const east = { GPSLongitudeRef: 'E', GPSLongitude: '1/1 13/1 0/1' };

/** JPEG as phones make it: with an EXIF orientation (1 to 8), camera and place. */
export function phonePhoto(extent: Extent, orientation: number): Promise<Buffer> {
  return colouredCorners(extent)
    .withExif({ IFD0: { Model: exifPlace.camera }, IFD3: { ...north, ...east } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Image of noise, which encoders hardly compress. */
export function noise({ width, height }: Extent): Sharp {
  const create = { width, height, channels: 3, background: '#000' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
}

/** PNG of one colour; a few hundred kilobytes at 16 000 by 16 000 pixels. */
export function flatPng({ width, height }: Extent): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#777' },
    limitInputPixels: false,
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Animated GIF of one pixel, with 15 bytes per frame. */
export function gifOfFrames(frames: number): Buffer {
  const screen = [1, 0, 1, 0, 0x80, 0, 0];
  const blackAndWhite = [0, 0, 0, 255, 255, 255];
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...screen, ...blackAndWhite]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

/** Image followed by zeros, `bytes` long; decoders ignore the zeros after an image. */
export function padded(image: Buffer, bytes: number): Buffer {
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
}

/** JPEG with an added comment segment. */
export function withComment(jpeg: Buffer, comment: string | Buffer): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

/**
 * Progressive JPEG that repeats one of its passes over all pixels: a few kilobytes that keep a
 * decoder busy in proportion to `passes`.
 */
export async function jpegOfPasses(extent: Extent, passes: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { ...extent, channels: 3, background: '#123' } })
    .jpeg({ progressive: true, optimiseScans: false })
    .toBuffer();
  const parts = partsOf(jpeg);
  // The fourth pass refines no earlier pass, so a repetition is valid.
  const index = parts.flatMap(({ marker }, at) => (marker === 0xda ? [at] : []))[3] ?? 0;
  const [from, to] = [parts[index - 1]?.at, parts[index + 1]?.at];
  const pass = Buffer.from(jpeg.subarray(from, to));
  const scan = pass.indexOf(Buffer.from([0xff, 0xda]));
  // The repeated pass declares itself a first pass, with all bits of its coefficients.
  pass[scan + 5 + 2 * (pass[scan + 4] ?? 0) + 2] = 0;
  const end = jpeg.length - 2;
  const repeated = Array.from({ length: passes }, () => pass);
  return Buffer.concat([jpeg.subarray(0, end), ...repeated, jpeg.subarray(end)]);
}

/** Marker segments of a JPEG with their byte offsets, without entropy-coded data. */
function partsOf(jpeg: Buffer): { readonly at: number; readonly marker: number }[] {
  const parts: { at: number; marker: number }[] = [];
  let at = 2;
  while (at < jpeg.length - 1) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === 0) {
      at += 1;
      continue;
    }
    parts.push({ at, marker });
    at += marker === 0xd9 ? 2 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return parts;
}
