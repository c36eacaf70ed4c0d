import { centrePath } from '@centre/domain/centre';
import { expect, test } from './browser.ts';

test(
  'The film of the centre waits to be asked, and plays',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('/');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.resourceType()));
    await page.goto(centrePath);
    const film = page.locator('video');
    expect(await film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    expect(fetched).not.toContain('media');
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(960);
  },
);
