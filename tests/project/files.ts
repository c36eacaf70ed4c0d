import { globSync } from 'node:fs';
import { root } from '../../emulators/paths.ts';

const folders = ['domain', 'emulators', 'functions', 'operations', 'tests', 'tools', 'web'];
/** Installed, built or saved. */
const left = ['node_modules', 'dist', 'lib', '.cache', '.data'];

/** The project's own source files, by their paths from its folder. */
export function filesOf(name: RegExp): string[] {
  const below = folders.map((folder) => `${folder}/**`);
  return globSync(['*', ...below], {
    cwd: root,
    withFileTypes: false,
    exclude: (path) => left.some((one) => path === one || path.endsWith(`/${one}`)),
  }).filter((path) => name.test(path));
}
