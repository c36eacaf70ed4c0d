import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const numbers = fileURLToPath(new URL('src/data/document-numbers.ts', import.meta.url));

/**
 * Gives the small Firestore, which visitors load, integers of the browser in place of those of
 * a library. The dashboard's Firestore needs the rest of that library.
 */
export function lightFirestore(): Plugin {
  return {
    name: 'light-firestore',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@firebase\/webchannel-wrapper\/bloom-blob$/ },
      handler: (_, importer = '') => (isSmallFirestore(importer) ? numbers : null),
    },
  };
}

/** Whether the module belongs to `firebase/firestore/lite`. */
export function isSmallFirestore(importer: string): boolean {
  return /[\\/]@firebase[\\/]firestore[\\/]dist[\\/]lite[\\/]/.test(importer);
}
