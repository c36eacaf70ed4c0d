import { describe, expect, it } from 'vitest';
import { longestSidePx, shrunkSize } from './picture-shrink.ts';

describe('The size at which a picture is kept', () => {
  it('is its own when no side is too long', () => {
    expect(shrunkSize(longestSidePx, 10)).toEqual({ width: longestSidePx, height: 10 });
  });

  it('keeps the proportions when the longest side is cut', () => {
    expect(shrunkSize(4000, 3000)).toEqual({ width: 2000, height: 1500 });
    expect(shrunkSize(3000, 4000)).toEqual({ width: 1500, height: 2000 });
  });

  it('is never nothing', () => {
    expect(shrunkSize(40_000, 1)).toEqual({ width: 2000, height: 1 });
  });
});
