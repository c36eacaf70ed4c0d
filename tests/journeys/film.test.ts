import { centrePath } from '@centre/domain/centre';
import { expect, test } from './browser.ts';

test.describe('The film of the centre', { tag: '@night' }, () => {
  test('is offered in two formats, each answering with its type, and waits to be asked', async ({
    visit,
  }) => {
    const { page } = await visit('/');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.resourceType()));
    await page.goto(centrePath);
    const film = page.locator('video');
    expect(
      await film.evaluate(({ autoplay, paused, controls, preload }: HTMLVideoElement) => ({
        autoplay,
        paused,
        controls,
        preload,
      })),
    ).toEqual({ autoplay: false, paused: true, controls: true, preload: 'none' });
    expect(await film.textContent()).toBe(
      'Votre navigateur ne supporte pas la lecture de vidéos HTML5.',
    );
    for (const type of ['video/webm', 'video/mp4']) {
      const source = await film.locator(`source[type="${type}"]`).getAttribute('src');
      const answer = await page.request.get(source ?? '');
      expect(answer.headers()['content-type']).toBe(type);
      expect((await answer.body()).length).toBeLessThan(900 * 1024);
    }
    expect(fetched).not.toContain('media');
  });

  test('plays', async ({ visit }) => {
    const { page } = await visit(centrePath);
    const film = page.locator('video');
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(960);
  });
});
