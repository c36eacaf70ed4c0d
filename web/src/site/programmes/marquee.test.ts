import { describe, expect, it } from 'vitest';
import { drag, marqueeSpeed, marqueeStart, run, startOffset } from './marquee.tsx';

describe('The banner', () => {
  it('runs to the left at first, at its speed', () => {
    const later = [...Array(20).keys()].reduce((motion) => run(motion, 50), marqueeStart);
    expect(later.direction).toBe(-1);
    expect(later.position).toBeCloseTo(-marqueeSpeed);
  });

  it('keeps its way when the pointer does not move', () => {
    const dragged = drag(marqueeStart, 40);
    expect(drag(dragged, 0)).toBe(dragged);
  });

  it('does not jump after a long time in a hidden tab', () => {
    expect(run(marqueeStart, 60_000)).toEqual(run(marqueeStart, 100));
  });

  it('always covers the curve, wherever it stands', () => {
    for (const position of [-1234, -700, -1, 0, 1, 699, 700, 5000]) {
      const offset = startOffset(position, 700);
      expect(offset).toBeGreaterThan(-700);
      expect(offset).toBeLessThanOrEqual(0);
    }
    expect(startOffset(-30, 700)).toBe(startOffset(670, 700));
  });

  it('stands at its start while its length is unknown', () => {
    expect(startOffset(50, 0)).toBe(0);
  });
});
