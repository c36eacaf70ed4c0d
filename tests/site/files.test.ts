import { centre } from '@centre/domain/centre';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { get } from './get.ts';

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

it('The web manifest names the centre, with icons of the stated sizes', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({
    short_name: centre.abbreviation,
    start_url: '/',
    scope: '/',
  });
  expect(manifest.name).toContain(centre.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src);
    const { format, width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: sizes });
  }
  for (const { url } of manifest.shortcuts) expect((await get(url)).status).toBe(200);
});

it('A service worker keeps one page of at most 60 KB beforehand', async () => {
  const answer = await get('/service-worker.js');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const worker = await answer.text();
  const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
  expect(listed).toEqual(['modeles/hors-ligne.html']);
  const page = await get('/modeles/hors-ligne.html');
  const bytes = (await page.arrayBuffer()).byteLength;
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

it.each(['/flyers/bts-2-ans.jpg', '/flyers/bts-3-ans.jpg'])(
  '%s is a JPEG of a weight that a phone can bear',
  async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.length).toBeLessThan(300 * 1024);
  },
);
