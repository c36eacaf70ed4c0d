import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

/** The one without windows comes first: it opens a page in half of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Commands that install a browser; apt where Playwright's downloads cannot be reached. */
const installations = [
  'npx playwright install --only-shell chromium',
  'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell',
  'DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
];

/** A file of that name may be there and still lack what it needs: only starting it tells. */
const starts = (path: string) => spawnSync(path, ['--version']).status === 0;

/** The programs of this machine with one of those names, in the order of the names. */
export function programs(...names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(existsSync);
}

/** The machine's own comes before the downloaded one. */
function present(): string | undefined {
  const downloaded = [macOS, chromium.executablePath()].filter(existsSync);
  return [...programs(...names), ...downloaded].find(starts);
}

/** The browser that CHROMIUM_PATH names, one of this machine, or one fetched now. @throws SuiteError */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts(named)) return named;
    throw new SuiteError(messages.brokenBrowser(named));
  }
  let found = present();
  if (!found) console.log(messages.installingBrowser);
  for (const command of found ? [] : installations) {
    spawnSync(command, { shell: true, stdio: 'inherit' });
    found ??= present();
  }
  if (!found) throw new SuiteError(messages.noBrowser);
  return found;
}

/** Debian packages of the step `engines`. */
const engines = {
  xvfb: ['xvfb-run'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  'firefox-esr': ['firefox-esr', 'firefox'],
} as const;

/** Firefox, as Debian or everybody else calls it. */
export const findFirefox = () => programs(...engines['firefox-esr'])[0];

/** Fetches what is missing of WebKit, Firefox and a screen for them. @throws SuiteError */
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
