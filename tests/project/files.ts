import { globSync } from 'node:fs';
import { root } from '../../emulators/paths.ts';

const folders = ['domain', 'emulators', 'functions', 'operations', 'tests', 'tools', 'web'];
/** Folders with installed, built or saved files. */
const excluded = ['node_modules', 'dist', 'lib', '.cache', '.data'];

/** Paths from the root of the source files of the project that match `name`. */
export function filesOf(name: RegExp): string[] {
  const below = folders.map((folder) => `${folder}/**`);
  return globSync(['*', ...below], {
    cwd: root,
    withFileTypes: false,
    exclude: (path) => excluded.some((one) => path === one || path.endsWith(`/${one}`)),
  }).filter((path) => name.test(path));
}
