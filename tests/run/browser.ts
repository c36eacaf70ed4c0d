import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

/** The one without windows comes first: it opens a page in half of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What fetches a browser; apt is for machines that cannot reach Playwright's downloads. */
const installations = [
  'npx playwright install --only-shell chromium',
  'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell',
  'DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
];

/** A file of that name may be there and still lack what it needs: only starting it tells. */
const starts = (path: string) => spawnSync(path, ['--version']).status === 0;

/** The machine's own comes before the downloaded one. */
function present(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, macOS, chromium.executablePath()].filter(existsSync).find(starts);
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
