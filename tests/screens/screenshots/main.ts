/**
 * `npm run screenshots`: takes pictures of every screen, at every width, on
 * emulators of its own. All of them go to a folder that is not kept; the few that the README
 * shows are kept.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildAll } from '../../../emulators/build.ts';
import { baseEnvironment } from '../../../emulators/environment.ts';
import { findJava } from '../../../emulators/java.ts';
import { root } from '../../../emulators/paths.ts';
import { host, portsAt } from '../../../emulators/ports.ts';
import { SuiteError } from '../../../emulators/problem.ts';
import { stopSignal } from '../../../emulators/processes.ts';
import { chromium, type Browser } from '@playwright/test';
import { signInOnce } from '../../journeys/staff.ts';
import { findBrowser } from '../../run/browser.ts';
import { reservePorts, TestEmulators } from '../../run/emulators.ts';
import { Stage } from '../stage.ts';
import { chosenPictures } from './chosen.ts';
import { messages, readOptions, type Options } from './options.ts';
import { fileName, scrollTo, takePicture, takePictures, wake } from './take.ts';

const portOffset = await reservePorts();
const folder = join(root, 'screenshots');
const chosenFolder = join(root, 'docs/screens');
const origin = `http://${host}:${portsAt(portOffset).hosting}`;

const stopped = stopSignal();

/** @returns how many screens could not be shown. */
async function takeAll(browser: Browser, { screens }: Options): Promise<number> {
  const stage = new Stage(browser, signInOnce(browser), origin);
  mkdirSync(folder, { recursive: true });
  console.log(messages.taking(screens.length));
  let taken = 0;
  let faults = 0;
  for (const screen of screens) {
    stopped.throwIfAborted();
    try {
      taken += await takePictures(stage, screen, folder);
    } catch (error) {
      // The others are worth having all the same.
      faults += 1;
      const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
      console.error(messages.notReached(screen.name, reason));
    }
  }
  await stage.close();
  console.log(messages.taken(taken, relative(root, folder)));
  return faults;
}

/** Those of `screens` that the README shows; what it shows no longer goes away. */
async function takeChosen(browser: Browser, { screens }: Options): Promise<void> {
  const stage = new Stage(browser, signInOnce(browser), origin, { deviceScaleFactor: 1.25 });
  mkdirSync(chosenFolder, { recursive: true });
  const names = chosenPictures.map(({ screen, width }) => fileName(screen, width));
  for (const old of readdirSync(chosenFolder).filter((file) => !names.includes(file))) {
    rmSync(join(chosenFolder, old));
  }
  let taken = 0;
  let bytes = 0;
  for (const { screen: name, width, height, from } of chosenPictures) {
    stopped.throwIfAborted();
    const screen = screens.find((known) => known.name === name);
    if (!screen) continue;
    const page = await stage.open(screen, width);
    await page.setViewportSize({ width, height });
    await wake(page);
    if (from !== undefined) await scrollTo(page, from);
    const file = join(chosenFolder, fileName(name, width));
    await takePicture(page, file, false);
    taken += 1;
    bytes += statSync(file).size;
    await stage.leave(screen, page);
  }
  await stage.close();
  const kilobytes = Math.round(bytes / 1024);
  if (taken > 0) console.log(messages.chosen(taken, kilobytes, relative(root, chosenFolder)));
}

async function pictures(options: Options): Promise<number> {
  const executablePath = findBrowser();
  if (!options.skipBuild) await buildAll(baseEnvironment(findJava()), stopped);
  console.log(messages.starting);
  const emulators = new TestEmulators(portOffset, stopped);
  try {
    await emulators.start();
    const browser = await chromium.launch({ executablePath });
    try {
      const faults = await takeAll(browser, options);
      await takeChosen(browser, options);
      return faults;
    } finally {
      await browser.close();
    }
  } finally {
    await emulators.stop();
  }
}

try {
  const faults = await pictures(readOptions(process.argv.slice(2)));
  process.exitCode = faults === 0 ? 0 : 1;
} catch (error) {
  if (stopped.aborted) {
    console.error(messages.interrupted);
    process.exitCode = 130;
  } else if (error instanceof SuiteError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
