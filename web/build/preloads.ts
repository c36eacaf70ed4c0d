import type { ModulePreloadOptions, Plugin } from 'vite';

interface Preloads {
  readonly plugin: Plugin;
  readonly resolveDependencies: NonNullable<ModulePreloadOptions['resolveDependencies']>;
}

/**
 * A dynamic import preloads the files that it needs and that are not there yet. Vite names all of
 * them, and beside each import of the dashboard sixty that the importing file has brought along.
 */
export function preloads(): Preloads {
  const importsOf = new Map<string, readonly string[]>();

  function addTo(there: Set<string>, file: string): Set<string> {
    if (there.has(file)) return there;
    there.add(file);
    for (const imported of importsOf.get(file) ?? []) addTo(there, imported);
    return there;
  }

  return {
    plugin: {
      name: 'preloads',
      generateBundle: {
        // Before Vite writes the preloads.
        order: 'pre',
        handler(_, bundle) {
          for (const output of Object.values(bundle)) {
            if (output.type === 'chunk') importsOf.set(output.fileName, output.imports);
          }
        },
      },
    },
    resolveDependencies: (_file, dependencies, { hostId, hostType }) => {
      if (hostType === 'html') return dependencies;
      const there = addTo(new Set(), hostId);
      return dependencies.filter((file) => !there.has(file));
    },
  };
}
