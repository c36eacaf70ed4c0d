import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { pictureFileMessages as says } from './picture.ts';

it('pictureFileMessages state how many pixels or frames exceed the limit', () => {
  expect(says.pixels(12_000 * 9000)).toMatch(/ a 108 millions de pixels ; 65 millions au plus/);
  expect(says.pixels(limits.imagePixels + 1)).toContain('65,1 millions');
  expect(says.frames(5000)).toMatch(/ a 5\s000 images ; 500 au plus/);
});
