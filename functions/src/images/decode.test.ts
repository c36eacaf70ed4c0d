import sharp from 'sharp';
import { formatOf, isAnimated, isTruncated } from '@centre/domain/content/picture-file';
import { pictureFileMessages as texts } from '@centre/domain/messages/staff/picture';
import { describe, expect, it } from 'vitest';
import { noise, withComment } from '../../../tests/factories/image-bytes.ts';
import { decode, countPasses } from './decode.ts';

const formats = ['jpeg', 'png', 'gif', 'webp'] as const;

const picture = () => noise({ width: 300, height: 200 });

const animation = async () =>
  sharp(await Promise.all([1, 2].map(() => picture().png().toBuffer())), {
    join: { animated: true },
  });

const reasonOf = (file: Buffer) =>
  decode(file, 100).then(
    () => 'accepted',
    (error: unknown) => error,
  );

const damaged = { about: 'media-type', sentence: texts.damaged };

describe.each(formats)('decode of %s', (format) => {
  it('reads a picture, with trailing bytes too', async () => {
    const file = await picture().toFormat(format).toBuffer();
    expect(formatOf(file)).toBe(format);
    expect((await decode(file, 100)).width).toBe(100);
    expect((await decode(Buffer.concat([file, Buffer.from('video')]), 100)).width).toBe(100);
  });

  it.each([0.999, 0.99, 0.5, 0.1, 0.001])(
    'rejects a file truncated to %f of its length as damaged',
    async (share) => {
      const file = await picture().toFormat(format).toBuffer();
      const part = file.subarray(0, Math.max(20, file.length * share));
      expect(isTruncated(part, format)).toBe(true);
      expect(await reasonOf(part)).toMatchObject(damaged);
    },
  );
});

describe('Picture file', () => {
  it('is complete at the end of a progressive JPEG, not of its preview', async () => {
    const preview = await noise({ width: 40, height: 27 }).jpeg().toBuffer();
    const jpeg = await picture().jpeg({ progressive: true }).toBuffer();
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(preview.length + 2, 2);
    const file = Buffer.concat([jpeg.subarray(0, 2), head, preview, jpeg.subarray(2)]);
    expect(isTruncated(file, 'jpeg')).toBe(false);
    expect(isTruncated(file.subarray(0, -2), 'jpeg')).toBe(true);
  });

  it.each(['png', 'gif'] as const)('is rejected when a %s is corrupt', async (format) => {
    const file = await picture().toFormat(format).toBuffer();
    const middle = Math.floor(file.length / 2);
    file.fill(7, middle, middle + 600);
    expect(await reasonOf(file)).toMatchObject(damaged);
  });

  it('is rejected as empty when it has no bytes', async () => {
    const empty = { about: 'media-type', sentence: texts.empty };
    expect(await reasonOf(Buffer.alloc(0))).toMatchObject(empty);
  });

  it.each(['gif', 'webp'] as const)('is recognised as an animated %s', async (format) => {
    const file = await (await animation()).toFormat(format).toBuffer();
    expect(isAnimated(file, format)).toBe(true);
    expect(isAnimated(await picture().toFormat(format).toBuffer(), format)).toBe(false);
    expect((await decode(file, 100)).height).toBe(67);
  });
});

describe('countPasses', () => {
  it('returns 1 for a baseline JPEG and 10 for a progressive one', async () => {
    expect(countPasses(await picture().jpeg().toBuffer())).toBe(1);
    const progressive = picture().jpeg({ progressive: true, optimiseScans: false });
    expect(countPasses(await progressive.toBuffer())).toBe(10);
  });

  it('ignores passes in a comment and after the end of the JPEG', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const passes = Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xda, 0, 2]);
    expect(countPasses(withComment(jpeg, passes))).toBe(1);
    expect(countPasses(Buffer.concat([jpeg, passes]))).toBe(1);
    expect(countPasses(Buffer.concat([jpeg.subarray(0, -2), passes]))).toBe(3);
  });

  it('skips fill bytes and accepts a truncated file', () => {
    expect(countPasses(Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xda, 0, 2]))).toBe(1);
    expect(countPasses(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
    expect(countPasses(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0]))).toBe(1);
    expect(countPasses(Buffer.alloc(0))).toBe(0);
  });
});
