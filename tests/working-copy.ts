import {
  cpSync,
  statSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../emulators/paths.ts';

/** Not copied: what is installed, built, saved or logged. */
const left = [
  ...['.git', 'node_modules', 'web/dist', 'functions/lib'],
  ...['emulators/.data', 'emulators/.cache/logs'],
];

/**
 * A copy of the project in a folder of its own, in which anything may be changed. Packages are
 * linked, save those of the project itself, which are the copy's.
 *
 * @returns the folder; whoever asked for it removes it.
 */
export function makeWorkingCopy(): string {
  // Real, since a linked folder would give every file two paths.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copy-')));
  cpSync(root, folder, { recursive: true, filter: isCopied });
  for (const place of ['.', 'functions', 'web']) linkPackages(place, folder);
  // Hosting wants a site to serve; which one plays no part here.
  mkdirSync(join(folder, 'web/dist/client'), { recursive: true });
  writeFileSync(join(folder, 'web/dist/client/index.html'), '<!doctype html>');
  return folder;
}

export function removeWorkingCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function isCopied(path: string): boolean {
  const name = relative(root, path).replaceAll('\\', '/');
  return (
    !left.some(
      (one) => name === one || name.startsWith(`${one}/`) || name.startsWith(`${one}.`),
    ) && !name.endsWith('/node_modules')
  );
}

function linkPackages(place: string, folder: string): void {
  const from = join(root, place, 'node_modules');
  const to = join(folder, place, 'node_modules');
  for (const name of entries(from)) {
    // What begins with a dot is a cache, save the two that say what is installed.
    if (name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name)) continue;
    if (name.startsWith('@')) {
      for (const scoped of entries(join(from, name))) {
        link(join(from, name, scoped), join(to, name, scoped), folder);
      }
    } else link(join(from, name), join(to, name), folder);
  }
}

function entries(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}

/** A package of the project is linked to its copy, any other to where it is installed. */
function link(from: string, to: string, folder: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const installed = realpathSync(from);
  const place = relative(realpathSync(root), installed);
  const isOurs = !/(^|[\\/])(\.\.|node_modules)([\\/]|$)/.test(place);
  symlinkSync(isOurs ? join(folder, place) : installed, to, 'junction');
}
