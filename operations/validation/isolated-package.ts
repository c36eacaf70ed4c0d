import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../emulators/paths.ts';
import { says } from './messages.ts';

const execute = promisify(execFile);

/** How long npm may take, in milliseconds. */
const installMs = 5 * 60_000;

/** The package that Google adds to serve functions. */
const framework = '@google-cloud/functions-framework';

/** A package that could not be installed: `message` is the sentence for it. */
export class NotInstalledError extends Error {}

/**
 * Copies the uploaded files into a new folder and installs their dependencies there as the cloud
 * does, in the versions of the lockfile, with the package that it adds.
 *
 * @param ignored names, in any folder, with `*` for any letters, as in firebase.json.
 * @returns the folder.
 * @throws NotInstalledError
 */
export async function isolate(source: string, ignored: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fonctions-'));
  const isUploaded = (path: string) =>
    !ignored.some((pattern) => matchesGlob(basename(path), pattern));
  await cp(source, folder, { recursive: true, filter: isUploaded });
  try {
    await npm(folder, 'ci', '--omit=dev');
    await npm(folder, 'install', '--no-save', '--omit=dev', framework);
  } catch (error) {
    await remove(folder);
    throw new NotInstalledError(says.notInstalled(reasonOf(error)));
  }
  return folder;
}

export async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function npm(folder: string, ...args: string[]): Promise<void> {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await execute(program, [...args, '--no-audit', '--no-fund'], {
    cwd: folder,
    timeout: installMs,
    shell: process.platform === 'win32',
  });
}

/** npm's own first line of complaint. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const line = said.split('\n').find((text) => /npm error|npm ERR/.test(text));
  return line ?? (error instanceof Error ? error.message : String(error));
}

/** Names of packages of this project that a package.json asks the registry for. */
export async function workspaceDependencies(source: string): Promise<string[]> {
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    .filter((name) => name.startsWith('@centre/'));
}

/** By their places, such as `node_modules/sharp`. */
async function versionsIn(lockfile: string): Promise<ReadonlyMap<string, string | undefined>> {
  const { packages } = JSON.parse(await readFile(lockfile, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return new Map(Object.entries(packages).map(([place, { version }]) => [place, version]));
}

/** The packages that an isolated folder has in another version than this project tests with. */
export async function otherVersions(folder: string): Promise<string[]> {
  const [installed, asked, tested] = await Promise.all([
    versionsIn(join(folder, 'node_modules/.package-lock.json')),
    versionsIn(join(folder, 'package-lock.json')),
    versionsIn(join(root, 'package-lock.json')),
  ]);
  return [...installed.keys()].filter(
    (place) => asked.has(place) && installed.get(place) !== tested.get(place),
  );
}
