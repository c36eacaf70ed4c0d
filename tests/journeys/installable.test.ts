import { centre } from '@centre/domain/centre';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { suite } from '../suite.ts';
import { quiet } from './browser.ts';

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

const fetched = (path: string) => fetch(`${suite.origin('hosting')}${path}`);

it('a browser may install the site', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'visiteur-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  // The other tests' browsers are private windows, which install nothing.
  const context = await chromium.launchPersistentContext(profile, {
    args: quiet,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await context.newPage();
    await page.goto(suite.origin('hosting'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

it('what is installed is the centre, with icons of the stated sizes', async () => {
  const answer = await fetched('/manifest.webmanifest');
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
    const icon = await fetched(src);
    const { format, width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: sizes });
  }
  for (const { url } of manifest.shortcuts) expect((await fetched(url)).status).toBe(200);
});
