import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { lighter } from './light-jspdf.ts';

const file = createRequire(import.meta.url).resolve('jspdf/dist/jspdf.es.js');

describe('The lightened jsPDF', () => {
  it('has lost the decoders and nothing around them', async () => {
    const source = await readFile(file, 'utf8');
    const light = lighter(source);
    expect(source.length - light.length).toBeGreaterThan(150_000);
    expect(light).toContain('WebPDecoder is left out');
    const functions = (text: string) => text.match(/^function \w+/gm);
    expect(functions(light)).toEqual(functions(source));
  });

  it('does not go unnoticed when jsPDF has changed', () => {
    expect(() => lighter('function somethingElse() {\n}\n')).toThrow('BmpDecoder');
  });
});
