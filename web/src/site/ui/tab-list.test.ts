import { describe, expect, it } from 'vitest';
import { keyedTab } from './tab-list.tsx';

describe('keyedTab', () => {
  it.each([
    ['ArrowRight', 0, 'horizontal', 1],
    ['ArrowRight', 3, 'horizontal', 0],
    ['ArrowLeft', 0, 'horizontal', 3],
    ['Home', 2, 'horizontal', 0],
    ['End', 0, 'horizontal', 3],
    ['ArrowDown', 1, 'vertical', 2],
    ['ArrowUp', 1, 'vertical', 0],
    ['ArrowRight', 1, 'vertical', undefined],
    ['ArrowDown', 1, 'horizontal', undefined],
    ['Tab', 1, 'horizontal', undefined],
  ] as const)('moves with %s from tab %i of four, %s, to %s', (key, from, orientation, to) => {
    expect(keyedTab(key, from, 4, orientation)).toBe(to);
  });
});
