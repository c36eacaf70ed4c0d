import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../emulators/ports.ts';
import { suite } from '../suite.ts';
import { narrow, useBrowser, wide } from './browser.ts';

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
  it.each([
    ['Côte à côte', wide],
    ['Clair', narrow],
    ['Sombre', narrow],
  ])('has nothing that axe objects to, %s at %d px', async (view, width) => {
    const { page } = await visit('/design', width, { origin: origin() });
    await page
      .getByRole('heading', { level: 1, name: 'Système graphique' })
      .waitFor({ timeout: 60_000 });
    await page.getByRole('banner').getByLabel('Apparence').selectOption(view);
    await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate(() =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      }),
    );
    expect(passes.length).toBeGreaterThan(15);
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
    ).toEqual([]);
  });

  it('is on no built site, where its parts are', async () => {
    const { page } = await visit('/');
    const status = async (path: string) =>
      (await page.request.get(`${suite.origin('hosting')}${path}`)).status();
    expect(await status('/contact')).toBe(200);
    expect(await status('/design')).toBe(404);
    expect(await status('/design.html')).toBe(404);
  });
});
