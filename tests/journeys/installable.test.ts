/** @module-tag night */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { suite } from '../suite.ts';
import { quiet } from './browser.ts';

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
