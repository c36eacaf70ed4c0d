import { describe, expect, it } from 'vitest';
import { marqueeStart, run, startOffset } from './marquee.tsx';

describe('Marquee', () => {
  it('does not jump after a long time in a hidden tab', () => {
    expect(run(marqueeStart, 60_000)).toEqual(run(marqueeStart, 100));
  });

  it('covers the curve at any position', () => {
    for (const position of [-1234, -700, -1, 0, 1, 699, 700, 5000]) {
      const offset = startOffset(position, 700);
      expect(offset).toBeGreaterThan(-700);
      expect(offset).toBeLessThanOrEqual(0);
    }
    expect(startOffset(-30, 700)).toBe(startOffset(670, 700));
    // The length of the curve is 0 until it is measured.
    expect(startOffset(50, 0)).toBe(0);
  });
});
