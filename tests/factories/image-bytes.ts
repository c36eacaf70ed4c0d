import sharp, { type Sharp } from 'sharp';

/** Pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

const corners = ['#d02020', '#20a020', '#2020d0', '#f0f0f0'] as const;

/** Red, green, blue and white corners, so that it can be told which way up it is. */
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

/** A picture of that size and format. */
export function imageBytes(extent: Extent, format: PictureFormat = 'jpeg'): Promise<Buffer> {
  return colouredCorners(extent).toFormat(format).toBuffer();
}

/** Place in the EXIF data of `photoOfPhone`. */
export const exifPlace = { camera: 'Appareil de Koffi', latitude: '6/1 7/1 5512/100' } as const;

const north = { GPSLatitudeRef: 'N', GPSLatitude: exifPlace.latitude };
const east = { GPSLongitudeRef: 'E', GPSLongitude: '1/1 13/1 0/1' };

/** A JPEG as phones make it: lying on its side, with the place where it was taken. */
export function phonePhoto(extent: Extent, orientation: number): Promise<Buffer> {
  return colouredCorners(extent)
    .withExif({ IFD0: { Model: exifPlace.camera }, IFD3: { ...north, ...east } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Noise, which hardly any encoder makes smaller. */
export function noise({ width, height }: Extent): Sharp {
  const create = { width, height, channels: 3, background: '#000' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
}

/** A PNG of one colour: of 16 000 by 16 000 pixels it is a few hundred kilobytes. */
export function flatPng({ width, height }: Extent): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#777' },
    limitInputPixels: false,
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An animated GIF of one pixel, whose frames are 15 bytes each. */
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

/** `image` with zeros behind it, as long as that: what is behind a picture is not read. */
export function padded(image: Buffer, bytes: number): Buffer {
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
}

/** A JPEG with `comment` among its parts. */
export function withComment(jpeg: Buffer, comment: string | Buffer): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

/**
 * A progressive JPEG that repeats one of its passes over all pixels: some kilobytes that
 * keep a decoder busy for as long as one likes.
 */
export async function jpegOfPasses(extent: Extent, passes: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { ...extent, channels: 3, background: '#123' } })
    .jpeg({ progressive: true, optimiseScans: false })
    .toBuffer();
  const parts = partsOf(jpeg);
  // The fourth pass refines nothing that came before, so it may come again.
  const index = parts.flatMap(({ marker }, at) => (marker === 0xda ? [at] : []))[3] ?? 0;
  const [from, to] = [parts[index - 1]?.at, parts[index + 1]?.at];
  const pass = Buffer.from(jpeg.subarray(from, to));
  const scan = pass.indexOf(Buffer.from([0xff, 0xda]));
  // Claims to be a first pass, with all bits of its coefficients.
  pass[scan + 5 + 2 * (pass[scan + 4] ?? 0) + 2] = 0;
  const end = jpeg.length - 2;
  const repeated = Array.from({ length: passes }, () => pass);
  return Buffer.concat([jpeg.subarray(0, end), ...repeated, jpeg.subarray(end)]);
}

/** The marked parts of a JPEG, entropy-coded data being passed over. */
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
