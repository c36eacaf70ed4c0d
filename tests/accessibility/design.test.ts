/** @module-tag night */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../emulators/port-checks.ts';
import { suite } from '../suite.ts';
import { narrow, useBrowser, wide } from '../journeys/browser.ts';

const { visit } = useBrowser();
const web = join(import.meta.dirname, '../../web');

let server: ViteDevServer;
let cache: string;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vite-'));
  server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    cacheDir: cache,
    logLevel: 'error',
    // Beside the port of whoever develops on this machine.
    server: { host: '127.0.0.1', port: await freePort(), watch: null },
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  await rm(cache, { recursive: true });
});

const origin = () => new URL(server.resolvedUrls?.local[0] ?? '').origin;

describe('The page of the design system', () => {
  it('has nothing that axe objects to, in any of its views', async () => {
    const { page } = await visit('/design', wide, { origin: origin() });
    await page
      .getByRole('heading', { level: 1, name: 'Système graphique' })
      .waitFor({ timeout: 60_000 });
    await page.evaluate(axe.source);
    for (const [view, width] of [
      ['Côte à côte', wide],
      ['Clair', narrow],
      ['Sombre', narrow],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('banner').getByLabel('Apparence').selectOption(view);
      const { violations, passes } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        }),
      );
      expect(passes.length).toBeGreaterThan(15);
      expect({
        view,
        violations: violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ target }) => target.join(' ')),
        ]),
      }).toEqual({ view, violations: [] });
    }
  });

  it('is on no built site, where its parts are', async () => {
    const status = async (path: string) =>
      (await fetch(`${suite.origin('hosting')}${path}`)).status;
    expect(await status('/contact')).toBe(200);
    expect(await status('/design')).toBe(404);
    expect(await status('/design.html')).toBe(404);
  });
});
