import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compressingInPlace } from './xlsx-in-place.ts';

const manifest = createRequire(import.meta.url).resolve('write-excel-file/package.json');

describe('What compresses XLSX files', () => {
  it('does so without a worker', async () => {
    const file = join(manifest, '../modules/zip/zipToArrayBuffer.js');
    const changed = compressingInPlace(await readFile(file, 'utf8'));
    expect(changed).toContain('zipSync(files)');
    expect(changed).not.toMatch(/import \{ zip \}/);
  });

  it('is not built when the library has changed', () => {
    expect(() => compressingInPlace("import { gzip } from 'fflate';")).toThrow(/another way/);
  });
});
