import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from '../parts/frame.ts';
import { film } from './frames.ts';
import { storyboard, type SceneShot } from './storyboard.ts';

const scenes = storyboard.filter((shot) => shot.kind === 'scene');

/** How far the view reaches along one axis during the whole shot, in pixels. */
function reach({ zoom, middle, step, seconds }: SceneShot, axis: 0 | 1): [number, number] {
  const size = axis === 0 ? film.width : film.height;
  const travel = Math.abs(step[axis]) * ((seconds * film.rate) / 2);
  const centre = (middle[axis] * film.width * zoom) / WIDTH;
  return [centre - size / 2 - travel, centre + size / 2 + travel];
}

describe('The film', () => {
  it('lasts about half a minute', () => {
    const seconds = storyboard.reduce((sum, shot) => sum + shot.seconds, 0);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(35);
  });

  it('begins and ends with words', () => {
    expect([storyboard.at(0)?.kind, storyboard.at(-1)?.kind]).toEqual(['title', 'title']);
  });

  it.each(scenes)('never leaves the drawing of $scene', (shot) => {
    const width = film.width * shot.zoom;
    const ends = [reach(shot, 0), reach(shot, 1)] as const;
    expect(ends[0][0]).toBeGreaterThanOrEqual(0);
    expect(ends[0][1]).toBeLessThanOrEqual(width);
    expect(ends[1][0]).toBeGreaterThanOrEqual(0);
    expect(ends[1][1]).toBeLessThanOrEqual((width * HEIGHT) / WIDTH);
  });

  it('moves by whole pixels, so that nothing trembles', () => {
    for (const { step } of scenes)
      for (const by of step) expect(Number.isInteger(by)).toBe(true);
  });
});
