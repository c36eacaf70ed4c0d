import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

describe('The contrast of two colours', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#000000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#0B5D46', '#0B5D46', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('cannot be said of a colour that lets through', () => {
    expect(() => contrast('rgb(0 0 0 / 70%)', '#FFFFFF')).toThrow('#RRGGBB');
  });
});
