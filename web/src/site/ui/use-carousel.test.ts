import { describe, expect, it } from 'vitest';
import { wrapIndex } from './use-carousel.ts';

describe('An index among five', () => {
  it.each([
    [0, 0],
    [4, 4],
    [5, 0],
    [12, 2],
    [-1, 4],
    [-6, 4],
  ])('%i is %i', (index, wrapped) => {
    expect(wrapIndex(index, 5)).toBe(wrapped);
  });
});
