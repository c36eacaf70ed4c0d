/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { CommandError } from '@centre/domain/command-error';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { pictureFileMessages } from '@centre/domain/messages/staff/picture';
import { describe, expect, it } from 'vitest';
import { bucket } from '../../functions/src/data/admin.ts';
import { publishPicture } from '../../functions/src/images/publish-picture.ts';
import {
  flatPng,
  gifOfFrames,
  imageBytes,
  jpegOfPasses,
  noise,
  padded,
} from '../factories/image-bytes.ts';
import { isThere, objectsBelow, published, quarantined, targetIn } from './pictures.ts';

const { type, size } = messages.photo;
const { damaged, effort, empty, frames, pixels } = pictureFileMessages;
const picture = () => imageBytes({ width: 64, height: 48 }, 'png');

/** What the refusal of a file says; fails when it is accepted, or when anything is stored. */
async function refusalOf(file: Buffer): Promise<CommandError> {
  const target = targetIn('galerie');
  const source = await quarantined(target.uid, file);
  const refusal = await refusalTo(publishPicture(source, target));
  expect(await objectsBelow(`public/galerie/${target.id}/`)).toEqual([]);
  expect(await isThere(source.path)).toBe(false);
  return refusal;
}

async function refusalTo(publication: Promise<unknown>): Promise<CommandError> {
  const outcome = await publication.then(
    () => new Error('accepted'),
    (error: unknown) => error,
  );
  if (outcome instanceof CommandError) return outcome;
  throw outcome;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const html = '<!doctype html><script>alert(1)</script>';
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(html)]);
const pngStart = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

const noPictures: [string, () => Buffer | Promise<Buffer>][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page', () => Buffer.from(html)],
  ['a program', () => Buffer.from(`MZ\x90\x00${'\x00'.repeat(200)}`, 'latin1')],
  ['an archive', () => zip],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['a compressed picture', async () => gzipSync(await picture())],
  ['one byte', () => Buffer.from('G')],
  ['a TIFF', () => noise({ width: 8, height: 8 }).tiff().toBuffer()],
];

const damagedPictures: typeof noPictures = [
  [
    'the first bytes of a PNG before a page',
    () => Buffer.concat([pngStart, Buffer.from(html)]),
  ],
  ['the first bytes of a GIF before a script', () => Buffer.from('GIF89a/*;alert(1)//')],
  [
    'the first bytes of a JPEG before an SVG',
    () => Buffer.from(`\xFF\xD8\xFF${svg}`, 'latin1'),
  ],
  ['the first bytes of a WebP before nothing', () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
  ['half a picture', async () => (await noisy()).subarray(0, 20_000)],
  ['a picture but for its last byte', async () => (await flatJpeg()).subarray(0, -1)],
  ['a picture with a hole', async () => (await noisy()).fill(0, 20_000, 20_100)],
];

const flatJpeg = () => imageBytes({ width: 64, height: 48 });

const noisy = () => noise({ width: 300, height: 200 }).png().toBuffer();

describe('a file named .png that is no picture', () => {
  it('is none of those that are accepted', async () => {
    expect((await published(await noisy())).picture.width).toBe(300);
  });

  it.each([
    ...noPictures.map((file) => [...file, type] as const),
    ...damagedPictures.map((file) => [...file, damaged] as const),
    ['nothing at all', () => Buffer.alloc(0), empty] as const,
  ])('is refused when it is %s', async (_title, file, sentence) => {
    expect(await refusalOf(await file())).toMatchObject({
      code: 'invalid-argument',
      message: sentence,
      details: { about: 'media-type', fields: { image: sentence } },
    });
  });
});

const tooLarge: [string, () => Buffer | Promise<Buffer>, string][] = [
  [
    'has 16 000 by 16 000 pixels',
    () => flatPng({ width: 16_000, height: 16_000 }),
    pixels(256_000_000),
  ],
  ['has thousands of frames', () => gifOfFrames(5000), frames(5000)],
  [
    'is gone over thousands of times',
    () => jpegOfPasses({ width: 6000, height: 6000 }, 5000),
    effort,
  ],
  [
    'is one byte larger than accepted',
    async () => padded(await picture(), limits.imageBytes + 1),
    size,
  ],
];

describe('a picture that is too large', () => {
  it.each(tooLarge)('is refused when it %s', async (_title, file, sentence) => {
    expect(await refusalOf(await file())).toMatchObject({
      code: 'invalid-argument',
      message: sentence,
      details: { about: 'size', fields: { image: sentence } },
    });
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'is not a %s of exactly the largest size',
    async (format) => {
      const file = await imageBytes({ width: 64, height: 48 }, format);
      const { picture: found } = await published(padded(file, limits.imageBytes));
      expect(found).toMatchObject({ width: 64, height: 48 });
    },
  );
});

describe('an object in quarantine', () => {
  it('is published for whoever sent it, and for nobody else', async () => {
    const target = targetIn('galerie');
    const own = await quarantined(target.uid, await picture());
    expect((await publishPicture(own, target)).picture.width).toBe(64);
    for (const uid of [`essai-${randomUUID()}`, `${target.uid}0`]) {
      const others = await quarantined(uid, await picture());
      expect(await refusalTo(publishPicture(others, target))).toMatchObject({
        code: 'permission-denied',
        message: messages.guard.permission,
      });
      expect(await isThere(others.path)).toBe(true);
    }
  });

  it('must be there', async () => {
    const target = targetIn('galerie');
    const source = await quarantined(target.uid, await picture());
    expect((await publishPicture(source, target)).picture.width).toBe(64);
    await bucket().file(source.path).delete();
    expect(await refusalTo(publishPicture(source, target))).toMatchObject({
      code: 'invalid-argument',
      message: staffPictureMessages.absent,
    });
  });

  it('must not unpack into more than it is', async () => {
    const target = targetIn('galerie');
    const path = `incoming/${target.uid}/${randomUUID()}`;
    await bucket()
      .file(path)
      .save(gzipSync(await picture()), {
        resumable: false,
        metadata: { contentType: 'image/png', contentEncoding: 'gzip' },
      });
    expect(await refusalTo(publishPicture({ path }, target))).toMatchObject({ message: type });
  });
});
