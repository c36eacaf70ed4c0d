import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zip } from './zip-without-worker.ts';

it('zip compresses a large file synchronously', () => {
  const large = new Uint8Array(400_000).fill(7);
  let archive = new Uint8Array();
  zip({ large }, (_, made) => (archive = made));
  expect(unzipSync(archive)['large']?.every((byte) => byte === 7)).toBe(true);
  expect(archive.length).toBeLessThan(10_000);
});
