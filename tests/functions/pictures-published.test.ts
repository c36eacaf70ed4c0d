import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bucket } from '../../functions/src/data/admin.ts';
import { removePicture } from '../../functions/src/images/publish-picture.ts';
import {
  colouredCorners,
  gifOfFrames,
  imageBytes,
  noise,
  phonePhoto,
  exifPlace,
  withComment,
} from '../factories/image-bytes.ts';
import { suite } from '../suite.ts';
import { load, loadAll, loadWidest, objectNames, published } from './pictures.ts';

const large = { width: 1600, height: 1200 };

/** Resets the connection of the next upload. @returns function that restores the uploads */
async function resetOneUpload(): Promise<() => void> {
  const resetting = createServer((socket) => socket.resetAndDestroy());
  resetting.listen(0, suite.host);
  await once(resetting, 'listening');
  const { port } = resetting.address() as AddressInfo;
  const { interceptors } = bucket().storage;
  let isReset = false;
  const request = (options: { readonly method?: string; readonly uri: string }) => {
    if (isReset || options.method !== 'POST') return options;
    isReset = true;
    return { ...options, uri: `http://${suite.host}:${port}/` };
  };
  interceptors.push({ request });
  return () => {
    interceptors.pop();
    resetting.close();
    expect(isReset).toBe(true);
  };
}

describe('Published picture', () => {
  const collections = [
    ['articles', [240, 320, 480, 640, 960, 1280]],
    ['galerie', [320, 640, 960, 1280]],
    ['temoignages', [112, 160, 320, 480]],
  ] as const;
  it.each(collections)('has for %s WebP widths %j and a JPEG', async (collection, widths) => {
    const file = await imageBytes(large);
    const { picture, imageUrl, size, target } = await published(file, collection);
    expect(picture.sources.map(({ width }) => width)).toEqual(widths);
    const widest = widths.at(-1) ?? 0;
    expect(picture).toMatchObject({ width: widest, height: widest * 0.75 });
    const files = await loadAll(picture);
    for (const { headers } of files) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const found = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(found.map(({ format, width }) => [format, width])).toEqual([
      ...widths.map((width) => ['webp', width]),
      ['jpeg', widest],
    ]);
    const types = [...widths.map(() => 'image/webp'), 'image/jpeg'];
    expect(files.map(({ headers }) => headers.get('content-type'))).toEqual(types);
    expect(picture.folder).toContain(`public/${collection}/${target.id}/`);
    expect(await objectNames(`public/${collection}/${target.id}/`)).toHaveLength(files.length);
    expect((await load(imageUrl)).bytes).toHaveLength(size);
  });

  it('is complete when the connection is reset during an upload', async () => {
    const restoreUploads = await resetOneUpload();
    const { picture, target } = await published(await imageBytes(large));
    restoreUploads();
    const files = await loadAll(picture);
    expect(await objectNames(`public/${target.collection}/${target.id}/`)).toHaveLength(
      files.length,
    );
  });

  const extents = [
    [{ width: 1, height: 1 }, [1], { width: 1, height: 1 }],
    [{ width: 320, height: 200 }, [320], { width: 320, height: 200 }],
    [{ width: 700, height: 500 }, [320, 640, 700], { width: 700, height: 500 }],
    [{ width: 400, height: 12_000 }, [171], { width: 171, height: 5120 }],
  ] as const;
  it.each(extents)('has from source size %j the widths %j', async (extent, widths, shown) => {
    const { picture } = await published(await imageBytes(extent, 'png'));
    expect(picture.sources.map(({ width }) => width)).toEqual(widths);
    expect(picture).toMatchObject(shown);
  });

  it('has a WebP placeholder of 16 by 12 pixels below 400 characters', async () => {
    const files = [await imageBytes(large), await noise(large).png().toBuffer()];
    for (const file of files) {
      const { picture } = await published(file);
      expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(picture.placeholder.length).toBeLessThan(400);
      const bytes = Buffer.from(picture.placeholder.split(',')[1] ?? '', 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 16, height: 12 });
    }
  });

  it('has the size of a single frame for an animated GIF', async () => {
    const { picture } = await published(gifOfFrames(30));
    const frame = await sharp((await loadWidest(picture)).bytes).metadata();
    expect(frame).toMatchObject({ width: 1, height: 1 });
  });

  it('keeps transparency in WebP, and replaces it with white in JPEG', async () => {
    const file = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { picture } = await published(file);
    const webp = await sharp((await loadWidest(picture)).bytes).stats();
    expect(webp.isOpaque).toBe(false);
    const jpeg = await sharp((await load(picture.jpeg)).bytes).stats();
    expect(jpeg.channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  it('is deleted idempotently by removePicture, which rejects other folders', async () => {
    const { picture, target } = await published(await imageBytes(large));
    const folder = `public/galerie/${target.id}/`;
    for (const otherFolder of ['public', 'public/galerie', folder.slice(0, -1)]) {
      const otherPicture = { ...picture, folder: otherFolder };
      await expect(removePicture(otherPicture)).rejects.toThrow('not a picture folder');
    }
    expect(await objectNames(picture.folder)).not.toEqual([]);
    await removePicture(picture);
    expect(await objectNames(folder)).toEqual([]);
    await removePicture(picture);
    await removePicture(undefined);
  });
});

describe('Embedded data of a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is removed, after EXIF orientation %i is applied',
    async (orientation) => {
      const photo = await phonePhoto({ width: 400, height: 300 }, orientation);
      expect(await sharp(photo).metadata()).toMatchObject({ orientation });
      expect(photo.toString('latin1')).toContain(exifPlace.camera);
      const { picture } = await published(photo);
      const expected = await cornersOf(await sharp(photo).autoOrient().toBuffer());
      for (const { bytes } of await loadAll(picture)) {
        expect(await cornersOf(bytes)).toEqual(expected);
        const { exif, icc, iptc, xmp, orientation: left } = await sharp(bytes).metadata();
        expect({ exif, icc, iptc, xmp, left }).toEqual({});
        expect(bytes.toString('latin1')).not.toContain(exifPlace.camera);
        expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS/);
      }
    },
  );

  it('is applied for a P3 colour profile, with colours converted to sRGB', async () => {
    const inP3 = await colouredCorners({ width: 200, height: 150 })
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
    ['HTML behind the JPEG', (jpeg) => Buffer.concat([jpeg, Buffer.from(script)])],
    ['HTML in a comment', (jpeg) => withComment(jpeg, script)],
    [
      'an archive behind the JPEG',
      (jpeg) => Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), deflateSync(script)]),
    ],
  ];
  it.each(payloads)('is not published when it is %s', async (_title, add) => {
    const file = add(await imageBytes({ width: 64, height: 48 }));
    const { picture } = await published(file);
    for (const { bytes } of await loadAll(picture)) {
      const text = bytes.toString('latin1');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('PK\x03\x04');
    }
  });
});

/** Rough colours in the middle of each quarter: first the upper two, then the lower two. */
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
