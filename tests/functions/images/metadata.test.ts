import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  fourCorners,
  imageBytes,
  photoOfPhone,
  takenAt,
  withComment,
} from '../../factories/image-bytes.ts';
import { loadAll, loadWidest, published } from './pictures.ts';

describe('what comes with a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns it upright, held in way %i, and goes no further',
    async (orientation) => {
      const photo = await photoOfPhone({ width: 400, height: 300 }, orientation);
      expect(await sharp(photo).metadata()).toMatchObject({ orientation });
      expect(photo.toString('latin1')).toContain(takenAt.camera);
      const { picture } = await published(photo);
      const expected = await cornersOf(await sharp(photo).autoOrient().toBuffer());
      for (const { bytes } of await loadAll(picture)) {
        expect(await cornersOf(bytes)).toEqual(expected);
        const { exif, icc, iptc, xmp, orientation: left } = await sharp(bytes).metadata();
        expect({ exif, icc, iptc, xmp, left }).toEqual({});
        expect(bytes.toString('latin1')).not.toContain(takenAt.camera);
        expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS/);
      }
    },
  );

  it('tells how its colours are meant: they are turned into those of the Web', async () => {
    const inP3 = await fourCorners({ width: 200, height: 150 })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { picture } = await published(inP3);
    expect(await cornersOf((await loadWidest(picture)).bytes)).toEqual(
      await cornersOf(await imageBytes({ width: 200, height: 150 }, 'png')),
    );
  });

  const script = '<script>alert(document.domain)</script>';
  const payloads: [string, (jpeg: Buffer) => Buffer][] = [
    ['a page behind it', (jpeg) => Buffer.concat([jpeg, Buffer.from(script)])],
    ['a page in a comment', (jpeg) => withComment(jpeg, script)],
    [
      'an archive behind it',
      (jpeg) => Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), deflateSync(script)]),
    ],
  ];
  it.each(payloads)('may be %s: nothing of it is published', async (_title, add) => {
    const file = add(await imageBytes({ width: 64, height: 48 }));
    const { picture } = await published(file);
    for (const { bytes } of await loadAll(picture)) {
      const text = bytes.toString('latin1');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('PK\x03\x04');
    }
  });
});

/** The colour in the middle of each quarter, roughly: top left, top right, below the same. */
async function cornersOf(image: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => {
      const pixel = Math.floor(height * down) * width + Math.floor(width * across);
      const start = pixel * channels;
      return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 32));
    }),
  );
}
