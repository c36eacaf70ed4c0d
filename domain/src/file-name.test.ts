import { describe, expect, it } from 'vitest';
import { fileNameInstant, fileNamePart } from './file-name.ts';

describe('A part of a file’s name', () => {
  it.each([
    ['takes accents off', 'Éléonore Ayité', 'eleonore-ayite'],
    ['writes the local letters plainly', 'ƉɖƐɛƑƒƔɣŊŋƆɔƲʋƖɩ', 'ddeeffggnnoovvii'],
    ['keeps no sign that a system may refuse', 'a/b\\c:d*e?f"g<h>i|j..', 'a-b-c-d-e-f-g-h-i-j'],
    ['begins and ends with a letter or a digit', " N'Ɣɔ-", 'n-go'],
    ['is empty when nothing can be written', '王', ''],
  ])('%s', (_, text, part) => {
    expect(fileNamePart(text)).toBe(part);
  });

  it('is never too long', () => {
    expect(fileNamePart('W'.repeat(300))).toHaveLength(80);
  });
});

describe('An instant in a file’s name', () => {
  it('sorts as time goes by', () => {
    expect(fileNameInstant(new Date('2026-01-05T08:03:09.500Z'))).toBe('20260105-080309');
  });
});
