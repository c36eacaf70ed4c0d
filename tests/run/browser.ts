import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import { run } from './program.ts';

/** What every browser of the tests is started with. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process less to talk to, and no time for compiling what runs only once: a tenth and more
  // of a journey's work.
  '--in-process-gpu',
  '--js-flags=--max-lazy --no-opt --no-maglev --no-sparkplug',
];

/** The one without windows comes first: it opens a page in half of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a browser may be, the machine's own before the downloaded one. */
function candidates(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macOS, chromium.executablePath()].filter(existsSync);
}

/** A file of that name may be there and still lack what it needs: only starting it tells. */
async function starts(path: string, interrupted: AbortSignal): Promise<boolean> {
  const { code } = await run({ command: path, args: ['--version'] }, interrupted);
  return code === 0;
}

async function firstThatStarts(interrupted: AbortSignal): Promise<string | undefined> {
  for (const path of candidates()) {
    if (await starts(path, interrupted)) return path;
  }
  return undefined;
}

async function download(interrupted: AbortSignal): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = join(dirname(manifest), 'cli.js');
  const args = [cli, 'install', '--only-shell', 'chromium'];
  await run({ command: process.execPath, args }, interrupted);
}

async function installPackage(interrupted: AbortSignal): Promise<void> {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!mayInstall) return;
  const apt = (...args: string[]) =>
    run({ command: 'apt-get', args, env: { DEBIAN_FRONTEND: 'noninteractive' } }, interrupted);
  await apt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await apt('install', '-y', name)).code === 0) return;
  }
}

/**
 * The browser for the journeys: the one that CHROMIUM_PATH names, one of this machine, or one
 * fetched now.
 * @throws SuiteError when there is none to be had
 */
export async function findBrowser(interrupted: AbortSignal): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (await starts(named, interrupted)) return named;
    throw new SuiteError(messages.brokenBrowser(named));
  }
  const present = await firstThatStarts(interrupted);
  if (present !== undefined) return present;
  console.log(messages.installingBrowser);
  for (const fetchOne of [download, installPackage]) {
    await fetchOne(interrupted);
    const fetched = await firstThatStarts(interrupted);
    if (fetched !== undefined) return fetched;
  }
  throw new SuiteError(messages.noBrowser);
}
