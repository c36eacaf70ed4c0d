import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, referencePattern, toReference } from './reference.ts';

/** A source of bytes that is the same on every run. */
function bytes() {
  let state = 20_250_725;
  return (count: number) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}

describe('a reference', () => {
  it('has the announced shape', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (drawn) => {
        // Bytes that are all refused would never end: others follow.
        const more = bytes();
        let first = true;
        const source = (count: number) => {
          if (!first) return more(count);
          first = false;
          return drawn;
        };
        expect(newReference(source)).toMatch(referencePattern);
      }),
    );
  });

  it('holds no vowel and nothing that is taken for something else', () => {
    const source = bytes();
    for (let i = 0; i < 200; i++) {
      const code = newReference(source).split('-').slice(1).join('');
      expect(code).not.toMatch(/[AEIOU0125 8BDLNPSVZ]/);
    }
  });

  it.each(['CFPI-7KQ3-M4XH', 'cfpi 7kq3 m4xh', '7KQ3M4XH', '7kq3-m4xh', 'CFPI7KQ3 M4XH'])(
    'is recognised when it is noted down as %s',
    (typed) => {
      expect(toReference(typed)).toBe('CFPI-7KQ3-M4XH');
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
    expect(toReference(typed)).toBe('CFPI-7KQ3-M4XH');
  });

  it.each([
    'dossier 12',
    'CFPI-7KQ3-M4X',
    'CFPI-7KQ3-M4XHH',
    'XCFPI-7KQ3M4XHX',
    'CFPI-0KQ3-M4XH',
  ])('is not made of %s', (typed) => {
    expect(toReference(typed)).toBe(typed);
  });

  it('does not come twice', () => {
    const source = bytes();
    const drawn = Array.from({ length: 5000 }, () => newReference(source));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('is not made of the bytes past the last whole multiple', () => {
    const drawn = Uint8Array.of(255, 254, 253, 252, 251, 0, 1, 2, 3, 4, 5, 6);
    expect(newReference(() => drawn)).toBe('CFPI-Y346-79CF');
  });

  it('favours no character', () => {
    const source = bytes();
    const counts = new Map<string, number>();
    for (let i = 0; i < 9000; i++) {
      for (const letter of newReference(source).slice(5).replace('-', '')) {
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(18);
    // 72,000 draws over 18 characters: 4,000 each, give or take five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 4000)).toBeLessThan(310);
  });
});
