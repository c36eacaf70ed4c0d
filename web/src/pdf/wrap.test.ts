import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

describe('Wrapping', () => {
  it('breaks at spaces', () => {
    expect(wrap('un deux trois', upTo(7))).toEqual(['un deux', 'trois']);
  });

  it('breaks after a hyphen', () => {
    expect(wrap('un Marie-Reine', upTo(10))).toEqual(['un Marie-', 'Reine']);
  });

  it('breaks a word longer than a line, from where the line stands', () => {
    expect(wrap('de abcdefgh ij', upTo(5))).toEqual(['de ab', 'cdefg', 'h ij']);
  });

  it('keeps an accent with its letter', () => {
    expect(wrap('ɔ́ɔ́ɔ́', upTo(3))).toEqual(['ɔ́', 'ɔ́', 'ɔ́']);
  });

  it('gives one line for no text', () => {
    expect(wrap('', upTo(3))).toEqual(['']);
  });
});
