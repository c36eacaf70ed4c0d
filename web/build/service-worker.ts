import { resolveConfig } from 'vite';
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { offlineFile } from '../src/texts/offline.texts.ts';
import { floor } from './floor.ts';

const root = dirname(import.meta.dirname);

/** Version of the site: a hash of its `pages`. */
export function versionOf(pages: readonly string[]): string {
  const digest = createHash('sha256');
  for (const page of pages) digest.update(page);
  return digest.digest('hex').slice(0, 12);
}

/**
 * Writes the service worker into `folder`, which holds the finished site. It precaches the offline
 * page only; other files are cached when visited.
 *
 * @param version part of the worker's code, so that browsers notice a new version.
 */
export async function makeServiceWorker(folder: string, version: string): Promise<void> {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    outDir: folder,
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globDirectory: folder,
      globPatterns: [offlineFile],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, revision: version })),
        }),
      ],
      rollupFormat: 'iife',
    },
  });
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      logLevel: 'warn',
      plugins,
      build: { outDir: folder, target: floor },
      define: { __SITE_VERSION__: JSON.stringify(version) },
    },
    'build',
    'production',
  );
  const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa');
  const api = plugin?.api as VitePluginPWAAPI | undefined;
  if (!api) throw new Error('vite-plugin-pwa does not offer its API.');
  await api.generateSW();
  console.log(`Service worker : ${join(folder, 'service-worker.js')}, version ${version}.`);
}
