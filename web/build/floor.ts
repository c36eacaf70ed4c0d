import browserslistToEsbuild from 'browserslist-to-esbuild';
import compat from 'core-js-compat';
import type { Plugin } from 'vite';
import project from '../../package.json' with { type: 'json' };

/** The oldest browsers that run what is built, as esbuild and Vite name them. */
export const floor = browserslistToEsbuild(project.browserslist);

const polyfillsModule = 'virtual:polyfills';

/** Provides a module that adds, in a browser, whatever of the language the oldest ones lack. */
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
