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
import { objectExists, objectNames, published, uploadIncoming, targetIn } from './pictures.ts';

const { type, size } = messages.photo;
const { damaged, effort, empty, frames, pixels } = pictureFileMessages;
const picture = () => imageBytes({ width: 64, height: 48 }, 'png');

async function refusalTo(publication: Promise<unknown>): Promise<CommandError> {
  const outcome = await publication.then(
    () => new Error('accepted'),
    (error: unknown) => error,
  );
  if (outcome instanceof CommandError) return outcome;
  throw outcome;
}

type File = () => Buffer | Promise<Buffer>;

/** Expects the refusal of a file, with an error at its field, and no stored object. */
async function expectRefused(file: File, about: 'media-type' | 'size', sentence: string) {
  const target = targetIn('galerie');
  const source = await uploadIncoming(target.uid, await file());
  expect(await refusalTo(publishPicture(source, target))).toMatchObject({
    code: 'invalid-argument',
    message: sentence,
    details: { about, fields: { image: sentence } },
  });
  expect(await objectNames(`public/galerie/${target.id}/`)).toEqual([]);
  expect(await objectExists(source.path)).toBe(false);
}

const latin1 = (text: string) => () => Buffer.from(text, 'latin1');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const html = '<!doctype html><script>alert(1)</script>';
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(html)]);
const flat = () => imageBytes({ width: 64, height: 48 });
const noisy = () => noise({ width: 300, height: 200 }).png().toBuffer();

const noPictures: readonly (readonly [string, File, string])[] = [
  ['an SVG', latin1(svg), type],
  ['an SVG with a declaration', latin1(`<?xml version="1.0"?>${svg}`), type],
  ['an HTML page', latin1(html), type],
  ['a Windows program', latin1(`MZ\x90\x00${'\x00'.repeat(200)}`), type],
  ['an archive', () => zip, type],
  ['a PDF', latin1('%PDF-1.7\n'), type],
  ['a gzipped picture', async () => gzipSync(await picture()), type],
  ['one byte', latin1('G'), type],
  ['a TIFF', () => noise({ width: 8, height: 8 }).tiff().toBuffer(), type],
  ['a PNG signature before an HTML page', latin1(`\x89PNG\r\n\x1A\n${html}`), damaged],
  ['a GIF signature before a script', latin1('GIF89a/*;alert(1)//'), damaged],
  ['a JPEG signature before an SVG', latin1(`\xFF\xD8\xFF${svg}`), damaged],
  ['a WebP signature alone', latin1('RIFF\x10\0\0\0WEBPVP8 '), damaged],
  ['a truncated picture', async () => (await noisy()).subarray(0, 20_000), damaged],
  ['a picture without its last byte', async () => (await flat()).subarray(0, -1), damaged],
  ['a picture with zeroed bytes', async () => (await noisy()).fill(0, 20_000, 20_100), damaged],
  ['empty', () => Buffer.alloc(0), empty],
];

describe('File sent as image/png without a valid picture', () => {
  it.each(noPictures)('is rejected when it is %s', (_, file, sentence) =>
    expectRefused(file, 'media-type', sentence),
  );
});

const large = { width: 16_000, height: 16_000 };
const passes = () => jpegOfPasses({ width: 6000, height: 6000 }, 5000);
const tooManyBytes = async () => padded(await picture(), limits.imageBytes + 1);

const tooLarge: readonly (readonly [string, File, string])[] = [
  ['16 000 by 16 000 pixels', () => flatPng(large), pixels(256_000_000)],
  ['thousands of frames', () => gifOfFrames(5000), frames(5000)],
  ['thousands of JPEG passes', passes, effort],
  ['one byte more than the limit', tooManyBytes, size],
];

describe('Large picture', () => {
  it.each(tooLarge)('is rejected when it has %s', (_, file, sentence) =>
    expectRefused(file, 'size', sentence),
  );

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'is published as %s with exactly the largest byte size',
    async (format) => {
      const file = await imageBytes({ width: 64, height: 48 }, format);
      const { picture: found } = await published(padded(file, limits.imageBytes));
      expect(found).toMatchObject({ width: 64, height: 48 });
    },
  );
});

describe('Object in quarantine', () => {
  it('is published only for the member who uploaded it', async () => {
    const target = targetIn('galerie');
    const own = await uploadIncoming(target.uid, await picture());
    expect((await publishPicture(own, target)).picture.width).toBe(64);
    for (const uid of [`essai-${randomUUID()}`, `${target.uid}0`]) {
      const others = await uploadIncoming(uid, await picture());
      expect(await refusalTo(publishPicture(others, target))).toMatchObject({
        code: 'permission-denied',
        message: messages.guard.permission,
      });
      expect(await objectExists(others.path)).toBe(true);
    }
  });

  it('is rejected as absent after its deletion', async () => {
    const target = targetIn('galerie');
    const source = await uploadIncoming(target.uid, await picture());
    expect((await publishPicture(source, target)).picture.width).toBe(64);
    await bucket().file(source.path).delete();
    expect(await refusalTo(publishPicture(source, target))).toMatchObject({
      code: 'invalid-argument',
      message: staffPictureMessages.absent,
    });
  });

  it('is rejected when stored with gzip content encoding', async () => {
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
