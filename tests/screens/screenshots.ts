/**
 * `npm run screenshots`: takes pictures of every screen at every width, on its own emulators.
 * Git ignores the folder of all pictures, but contains the few pictures of the README.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from '../../emulators/build.ts';
import { optionsIn } from '../../emulators/command-line.ts';
import { baseEnvironment } from '../../emulators/environment.ts';
import { findJava } from '../../emulators/java.ts';
import { root } from '../../emulators/paths.ts';
import { host, portsAt } from '../../emulators/ports.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { stopSignal } from '../../emulators/processes.ts';
import { signInOnce } from '../journeys/staff.ts';
import { findBrowser } from '../run/browser.ts';
import { reservePorts, TestEmulators } from '../run/emulators.ts';
import { catalogue } from './catalogue.ts';
import { chosenPictures } from './chosen-pictures.ts';
import { widths, type Screen } from './screen.ts';
import { waitUntilStill, Stage } from './stage.ts';

const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only ÉCRAN,ÉCRAN et --skip-build.`,
  unknownScreen: (name: string) =>
    `Écran inconnu : « ${name} ». Les écrans sont nommés dans tests/screens.`,
  starting: 'Démarrage des émulateurs…',
  taking: (count: number) => `Photographie de ${count} écrans…`,
  notReached: (name: string, reason: string) => `✗ ${name} : ${reason}`,
  taken: (folder: string) => `Les images sont dans ${folder}/.`,
  interrupted: 'Interrompu.',
} as const;

/** Maximum height of a WebP file, in pixels. */
const maxHeight = 16_383;

/** WebP quality, of 100; below this value, small letters lose their edges. */
const quality = 80;

const folder = join(root, 'screenshots');
const chosenFolder = join(root, 'docs/screens');
const fileName = (screen: string, width: number) => `${screen}-${width}.webp`;

const stopped = stopSignal();

/** Scrolls once through the page, and waits up to 5 seconds for its lazy pictures. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo(0, y);
      await frame();
    }
    window.scrollTo(0, 0);
    const images = [...document.images].filter(({ src }) => src !== '');
    for (const image of images) image.loading = 'eager';
    const timeout = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled(images.map((image) => image.decode())), timeout]);
  });
  await waitUntilStill(page);
}

/** Takes a picture of the viewport, or of the whole page. */
async function takePicture(page: Page, file: string, isWhole: boolean): Promise<void> {
  const picture = sharp(await page.screenshot({ fullPage: isWhole }));
  const { width, height } = await picture.metadata();
  const shown = { left: 0, top: 0, width, height: Math.min(height, maxHeight) };
  await picture.extract(shown).webp({ quality }).toFile(file);
}

/** Whether an open dialog or menu keeps the page from scrolling. */
const isCovered = (page: Page) =>
  page.evaluate(() => document.querySelector('[aria-modal=true], :popover-open') !== null);

async function takePictures(stage: Stage, screen: Screen): Promise<void> {
  for (const width of screen.widths ?? widths) {
    const page = await stage.open(screen, width);
    try {
      if (!screen.isFleeting) await loadLazyPictures(page);
      const isWhole = !screen.isFleeting && !(await isCovered(page));
      await takePicture(page, join(folder, fileName(screen.name, width)), isWhole);
    } finally {
      await stage.leave(screen, page);
    }
  }
}

/** Takes the pictures of all screens. @returns the number of failed screens */
async function takeAll(stage: Stage, screens: readonly Screen[]): Promise<number> {
  mkdirSync(folder, { recursive: true });
  console.log(messages.taking(screens.length));
  let failures = 0;
  for (const screen of screens) {
    stopped.throwIfAborted();
    try {
      await takePictures(stage, screen);
    } catch (error) {
      // A failed screen does not prevent the pictures of the others.
      failures += 1;
      const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
      console.error(messages.notReached(screen.name, reason));
    }
  }
  await stage.close();
  console.log(messages.taken(relative(root, folder)));
  return failures;
}

/** Takes the pictures of the README, and deletes those that it no longer shows. */
async function takeChosen(stage: Stage, screens: readonly Screen[]): Promise<void> {
  mkdirSync(chosenFolder, { recursive: true });
  const names = chosenPictures.map(({ screen, width }) => fileName(screen, width));
  for (const old of readdirSync(chosenFolder).filter((file) => !names.includes(file))) {
    rmSync(join(chosenFolder, old));
  }
  for (const { screen: name, width, height, from } of chosenPictures) {
    stopped.throwIfAborted();
    const screen = screens.find((known) => known.name === name);
    if (!screen) continue;
    const page = await stage.open(screen, width);
    await page.setViewportSize({ width, height });
    await loadLazyPictures(page);
    if (from !== undefined) {
      const top = page.locator(from).first();
      await top.evaluate((element) => element.scrollIntoView());
      await waitUntilStill(page);
    }
    await takePicture(page, join(chosenFolder, fileName(name, width)), false);
    await stage.leave(screen, page);
  }
  await stage.close();
  console.log(messages.taken(relative(root, chosenFolder)));
}

/** @throws SuiteError with the unknown name */
function screensNamed(only: string): readonly Screen[] {
  return only.split(',').map((text) => {
    const screen = catalogue.find(({ name }) => name === text.trim());
    if (!screen) throw new SuiteError(messages.unknownScreen(text));
    return screen;
  });
}

/** Takes all pictures on new emulators. @returns the number of failed screens */
async function pictures(): Promise<number> {
  const { only, 'skip-build': skipBuild = false } = optionsIn(
    process.argv.slice(2),
    { only: { type: 'string' }, 'skip-build': { type: 'boolean' } },
    (reason) => new SuiteError(messages.badOption(reason)),
  );
  const screens = only === undefined ? catalogue : screensNamed(only);
  const executablePath = findBrowser();
  if (!skipBuild) await buildAll(baseEnvironment(findJava()), stopped);
  console.log(messages.starting);
  const portOffset = await reservePorts();
  const origin = `http://${host}:${portsAt(portOffset).hosting}`;
  const emulators = new TestEmulators(portOffset, stopped);
  let browser: Browser | undefined;
  try {
    await emulators.start();
    browser = await chromium.launch({ executablePath });
    const signIn = signInOnce(browser);
    const failures = await takeAll(new Stage(browser, signIn, origin), screens);
    await takeChosen(new Stage(browser, signIn, origin, { deviceScaleFactor: 1.25 }), screens);
    return failures;
  } finally {
    await browser?.close();
    await emulators.stop();
  }
}

try {
  process.exitCode = (await pictures()) === 0 ? 0 : 1;
} catch (error) {
  if (!stopped.aborted && !(error instanceof SuiteError)) throw error;
  console.error(stopped.aborted ? messages.interrupted : (error as Error).message);
  process.exitCode = stopped.aborted ? 130 : 1;
}
