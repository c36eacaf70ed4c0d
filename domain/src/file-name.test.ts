import { describe, expect, it } from 'vitest';
import { fileNameInstant, fileNamePart } from './file-name.ts';

describe('fileNamePart', () => {
  it.each([
    ['removes accents', 'Éléonore Ayité', 'eleonore-ayite'],
    ['transliterates the local letters', 'ƉɖƐɛƑƒƔɣŊŋƆɔƲʋƖɩ', 'ddeeffggnnoovvii'],
    ['replaces characters unsafe in a name', 'a/b\\c:d*e?f"g<h>i|j..', 'a-b-c-d-e-f-g-h-i-j'],
    ['begins and ends with a letter or a digit', " N'Ɣɔ-", 'n-go'],
    ['returns an empty text without convertible characters', '王', ''],
  ])('%s', (_, text, part) => {
    expect(fileNamePart(text)).toBe(part);
  });

  it('truncates a long text to 80 characters', () => {
    expect(fileNamePart('W'.repeat(300))).toHaveLength(80);
  });
});

describe('fileNameInstant', () => {
  it('formats an instant from the year down to the second', () => {
    expect(fileNameInstant(new Date('2026-01-05T08:03:09.500Z'))).toBe('20260105-080309');
  });
});
