import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

/** Names of browsers. The headless one comes first, as it opens pages twice as fast. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Commands that install a browser; apt is for machines without Playwright's downloads. */
const installations = [
  'npx playwright install --only-shell chromium',
  'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell',
  'DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
];

/** Whether a program starts: an existing file may still not run. */
const canStart = (path: string) => spawnSync(path, ['--version']).status === 0;

/** Paths of the programs in PATH with those names, in the order of the names. */
export function programs(...names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(existsSync);
}

/** Path of an installed browser; a program in PATH comes first. */
function installedBrowser(): string | undefined {
  const downloaded = [macOS, chromium.executablePath()].filter(existsSync);
  return [...programs(...names), ...downloaded].find(canStart);
}

/** Path of a browser: CHROMIUM_PATH, an installed one or a new one. @throws SuiteError */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (canStart(named)) return named;
    throw new SuiteError(messages.brokenBrowser(named));
  }
  let found = installedBrowser();
  if (!found) console.log(messages.installingBrowser);
  for (const command of found ? [] : installations) {
    spawnSync(command, { shell: true, stdio: 'inherit' });
    found ??= installedBrowser();
  }
  if (!found) throw new SuiteError(messages.noBrowser);
  return found;
}

/** Debian packages of the step `engines`, each with the names of its program. */
const engines = {
  xvfb: ['xvfb-run'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  'firefox-esr': ['firefox-esr', 'firefox'],
} as const;

/** Path of Firefox, whose program has its own name in Debian. */
export const findFirefox = () => programs(...engines['firefox-esr'])[0];

/** Installs missing packages of WebKit, Firefox and their screen. @throws SuiteError */
export function installEngines(): void {
  const missing = () =>
    Object.entries(engines).flatMap(([name, some]) =>
      programs(...some).length > 0 ? [] : [name],
    );
  const wanted = missing().join(' ');
  if (wanted === '') return;
  console.log(messages.installingEngines(wanted));
  const apt = 'DEBIAN_FRONTEND=noninteractive $(command -v sudo) apt-get';
  spawnSync(`${apt} update && ${apt} install -y ${wanted}`, { shell: true, stdio: 'inherit' });
  if (missing().length > 0) throw new SuiteError(messages.noEngines(missing().join(', ')));
}
