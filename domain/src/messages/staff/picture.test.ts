import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { pictureFileMessages as texts } from './picture.ts';

it('pictureFileMessages state how many pixels or frames exceed the limit', () => {
  expect(texts.pixels(12_000 * 9000)).toMatch(
    / a 108 millions de pixels ; 65 millions au plus/,
  );
  expect(texts.pixels(limits.imagePixels + 1)).toContain('65,1 millions');
  expect(texts.frames(5000)).toMatch(/ a 5\s000 images ; 500 au plus/);
});
