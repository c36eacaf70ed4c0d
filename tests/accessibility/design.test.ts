import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '../../emulators/port-checks.ts';
import { suite } from '../suite.ts';
import { expect, narrow, test, wide } from '../journeys/browser.ts';

const web = join(import.meta.dirname, '../../web');

let server: ViteDevServer;
let cache: string;

test.beforeAll(async () => {
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

test.afterAll(async () => {
  await server.close();
  await rm(cache, { recursive: true });
});

const origin = () => new URL(server.resolvedUrls?.local[0] ?? '').origin;

test.describe('The page of the design system', { tag: '@night' }, () => {
  test('has nothing that axe objects to, in any of its views', async ({ visit }) => {
    const { page } = await visit('/design', wide, { origin: origin() });
    await page
      .getByRole('heading', { level: 1, name: 'Système graphique' })
      .waitFor({ timeout: 60_000 });
    for (const [view, width] of [
      ['Côte à côte', wide],
      ['Clair', narrow],
      ['Sombre', narrow],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('banner').getByLabel('Apparence').selectOption(view);
      const { violations, passes } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .setLegacyMode()
        .analyze();
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

  test('is on no built site, where its parts are', async () => {
    const status = async (path: string) =>
      (await fetch(`${suite.origin('hosting')}${path}`)).status;
    expect(await status('/contact')).toBe(200);
    expect(await status('/design')).toBe(404);
    expect(await status('/design.html')).toBe(404);
  });
});
