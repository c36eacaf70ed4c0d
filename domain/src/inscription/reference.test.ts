import { describe, expect, it, vi } from 'vitest';
import { newReference, referencePattern, normalizeReference } from './reference.ts';

/** Source of bytes that are the same on every run. */
function bytes() {
  let state = 20_250_725;
  return (count: number) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}

describe('Reference', () => {
  const source = bytes();
  const drawn = Array.from({ length: 9000 }, () => newReference(source));

  it('matches its pattern, without vowels or ambiguous characters', () => {
    for (const reference of drawn) {
      expect(reference).toMatch(referencePattern);
      expect(reference.slice(5)).not.toMatch(/[AEIOU0125 8BDLNPSVZ]/);
    }
  });

  it.each(['CFPI-7KQ3-M4XH', 'cfpi 7kq3 m4xh', '7KQ3M4XH', '7kq3-m4xh', 'CFPI7KQ3 M4XH'])(
    'is recognised when written as %s',
    (typed) => {
      expect(normalizeReference(typed)).toBe('CFPI-7KQ3-M4XH');
    },
  );

  it.each([
    'Votre référence : CFPI-7KQ3-M4XH, à garder',
    'https://cfpi.example/suivi#CFPI-7KQ3-M4XH',
    'https://cfpi.example/suivi%23CFPI%2D7KQ3%2DM4XH',
    'cfpi.example/suivi#cfpi-7kq3-m4xh.',
    'CFPI\u20137KQ3\u2013M4XH',
    'ma demande 7KQ3 M4XH du 5 août',
    'Kofi, 9643 3794, référence CFPI-7KQ3-M4XH',
    'appelez le 96433794 pour 7KQ3-M4XH',
  ])('is found in %s', (typed) => {
    expect(normalizeReference(typed)).toBe('CFPI-7KQ3-M4XH');
  });

  it.each([
    'dossier 12',
    'CFPI-7KQ3-M4X',
    'CFPI-7KQ3-M4XHH',
    'XCFPI-7KQ3M4XHX',
    'CFPI-0KQ3-M4XH',
  ])('is not found in %s', (typed) => {
    expect(normalizeReference(typed)).toBe(typed);
  });

  it('is generated without the bytes that would cause a modulo bias', () => {
    const late = Uint8Array.of(255, 254, 253, 252, 251, 0, 1, 2, 3, 4, 5, 6);
    expect(newReference(() => late)).toBe('CFPI-Y346-79CF');
  });

  it('is generated from more bytes when all of the first are unusable', () => {
    const source = bytes();
    const more = vi.fn(source).mockReturnValueOnce(new Uint8Array(16).fill(255));
    expect(newReference(more)).toMatch(referencePattern);
  });

  it('is unique among 9,000, with uniformly distributed characters', () => {
    expect(new Set(drawn).size).toBe(drawn.length);
    const counts = new Map<string, number>();
    for (const letter of drawn.flatMap((one) => Array.from(one.slice(5).replace('-', '')))) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(18);
    // 72,000 draws over 18 characters give 4,000 each, within five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 4000)).toBeLessThan(310);
  });
});
