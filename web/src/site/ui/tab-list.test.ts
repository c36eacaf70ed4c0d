import { describe, expect, it } from 'vitest';
import { keyedTab } from './tab-list.tsx';

describe('The keys of a row of tabs', () => {
  it('move to the neighbour, and from one end to the other', () => {
    expect(keyedTab('ArrowRight', 0, 4, 'horizontal')).toBe(1);
    expect(keyedTab('ArrowRight', 3, 4, 'horizontal')).toBe(0);
    expect(keyedTab('ArrowLeft', 0, 4, 'horizontal')).toBe(3);
    expect(keyedTab('Home', 2, 4, 'horizontal')).toBe(0);
    expect(keyedTab('End', 0, 4, 'horizontal')).toBe(3);
  });

  it('are the vertical arrows for a column', () => {
    expect(keyedTab('ArrowDown', 1, 4, 'vertical')).toBe(2);
    expect(keyedTab('ArrowUp', 1, 4, 'vertical')).toBe(0);
    expect(keyedTab('ArrowRight', 1, 4, 'vertical')).toBeUndefined();
  });

  it('leave every other key to the page', () => {
    expect(keyedTab('Tab', 1, 4, 'horizontal')).toBeUndefined();
    expect(keyedTab('ArrowDown', 1, 4, 'horizontal')).toBeUndefined();
  });
});
