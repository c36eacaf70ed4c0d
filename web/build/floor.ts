import browserslistToEsbuild from 'browserslist-to-esbuild';
import compat from 'core-js-compat';
import type { Plugin } from 'vite';
import project from '../../package.json' with { type: 'json' };

/** Oldest supported browsers, in the notation of esbuild and Vite. */
export const floor = browserslistToEsbuild(project.browserslist);

const polyfillsModule = 'virtual:polyfills';

/** Vite plugin with a virtual module of the polyfills that the oldest browsers need. */
export function polyfills(): Plugin {
  const resolved = `\0${polyfillsModule}`;
  return {
    name: 'polyfills',
    resolveId: (id) => (id === polyfillsModule ? resolved : undefined),
    load: (id) => {
      if (id !== resolved) return undefined;
      const { list } = compat({ modules: /^(es|web)\./, targets: project.browserslist });
      return list.map((module) => `import 'core-js/modules/${module}.js';`).join('\n');
    },
  };
}
