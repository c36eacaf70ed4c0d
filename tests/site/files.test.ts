import { centre, centrePath } from '@centre/domain/centre';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { get, htmlOf } from './get.ts';

interface Manifest {
  readonly name: string;
  readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'purpose', string>>[];
  readonly shortcuts: readonly { readonly url: string }[];
}

it('Web manifest contains the name of the centre and icons of the stated sizes', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const manifest = (await answer.json()) as Manifest;
  const { abbreviation } = centre;
  expect(manifest).toMatchObject({ short_name: abbreviation, start_url: '/', scope: '/' });
  expect(manifest.name).toContain(centre.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src);
    const { format, width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: sizes });
  }
  for (const { url } of manifest.shortcuts) expect((await get(url)).status).toBe(200);
});

it('Service worker precaches one page of at most 60 KB', async () => {
  const answer = await get('/service-worker.js');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const worker = await answer.text();
  const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
  expect(listed).toEqual(['modeles/hors-ligne.html']);
  const page = await get('/modeles/hors-ligne.html');
  const bytes = (await page.arrayBuffer()).byteLength;
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

it.each([
  ['/bts', '/flyers/bts-2-ans.jpg'],
  ['/bts-3-ans', '/flyers/bts-3-ans.jpg'],
])('Link of %s downloads %s, a JPEG of less than 300 KB', async (page, path) => {
  const html = await htmlOf(page);
  const link = html.match(/<a [^>]*>/g)?.find((one) => one.includes(`href="${path}"`));
  expect(link).toMatch(/ download(=""|>| )/);
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(bytes.length).toBeLessThan(300 * 1024);
});

it('Film of the centre is served as WebM and MP4, without autoplay', async () => {
  const [, attributes, inside = ''] =
    /<video ([^>]*)>(.*?)<\/video>/s.exec(await htmlOf(centrePath)) ?? [];
  expect(attributes).toMatch(/\bcontrols\b/);
  expect(attributes).toContain('preload="none"');
  expect(attributes).not.toMatch(/autoplay/i);
  expect(inside.replaceAll(/<[^>]*>/g, '')).toBe(
    'Votre navigateur ne supporte pas la lecture de vidéos HTML5.',
  );
  for (const type of ['video/webm', 'video/mp4']) {
    const source = inside.match(/<source [^>]*>/g)?.find((one) => one.includes(type));
    const answer = await get(/src="([^"]+)"/.exec(source ?? '')?.[1] ?? '');
    expect(answer.headers.get('content-type')).toBe(type);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(900 * 1024);
  }
});
