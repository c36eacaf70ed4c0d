import { suite } from '../suite.ts';
import { expect, test } from '../journeys/browser.ts';

test('a browser may install the site', { tag: '@night' }, async ({ playwright }) => {
  // The other tests' browsers are private windows, which install nothing.
  const context = await playwright.chromium.launchPersistentContext('');
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
  }
});
