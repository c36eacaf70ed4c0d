import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [1850, '1\u202F850'],
    [12400, '12\u202F400'],
    [1234567, '1\u202F234\u202F567'],
  ])('formats %i as %s', (count, written) => {
    expect(formatCount(count)).toBe(written);
  });
});
