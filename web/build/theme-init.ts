import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { floor } from './floor.ts';

const source = fileURLToPath(
  new URL('../src/dashboard/appearance/theme-init.ts', import.meta.url),
);
const page = '/dashboard.html';
const name = 'theme-init.js';

/**
 * Puts the script that decides between light and dark before the first painting of the dashboard.
 * It is a file of its own, because the content security policy allows no script in the page, and
 * not a module, because those wait until the page was read.
 */
export function themeInit(): Plugin {
  let isServed = false;
  return {
    name: 'theme-init',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    async buildStart() {
      if (isServed || this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', name, source: await bundled() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { path, bundle = {} }): Promise<HtmlTagDescriptor[]> => {
        if (path !== page) return [];
        if (isServed) return [{ tag: 'script', children: await bundled(), injectTo: 'head' }];
        const file = Object.values(bundle).find(
          (output) => output.type === 'asset' && output.names.includes(name),
        );
        if (!file) throw new Error(`${name} was not built (web/build/theme-init.ts).`);
        return [{ tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head' }];
      },
    },
  };
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: floor,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
