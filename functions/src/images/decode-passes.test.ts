import { describe, expect, it } from 'vitest';
import { noise, withComment } from '../../../tests/factories/image-bytes.ts';
import { passesOf } from './decode.ts';

const picture = () => noise({ width: 64, height: 48 });

describe('the passes of a JPEG', () => {
  it('are one as a rule, and ten of a progressive one', async () => {
    expect(passesOf(await picture().jpeg().toBuffer())).toBe(1);
    const progressive = picture().jpeg({ progressive: true, optimiseScans: false });
    expect(passesOf(await progressive.toBuffer())).toBe(10);
  });

  it('are those of the picture alone, not what is said in it or hidden behind it', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const passes = Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xda, 0, 2]);
    expect(passesOf(withComment(jpeg, passes))).toBe(1);
    expect(passesOf(Buffer.concat([jpeg, passes]))).toBe(1);
    expect(passesOf(Buffer.concat([jpeg.subarray(0, -2), passes]))).toBe(3);
  });

  it('are counted past what fills up, and to the end of half a file', () => {
    expect(passesOf(Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xda, 0, 2]))).toBe(1);
    expect(passesOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
    expect(passesOf(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0]))).toBe(1);
    expect(passesOf(Buffer.alloc(0))).toBe(0);
  });
});
