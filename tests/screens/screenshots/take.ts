import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { widths, type Screen } from '../screen.ts';
import { settle } from '../settle.ts';
import { height, type Stage } from '../stage.ts';

/** Height of a WebP file at most, in pixels. */
const highest = 16_383;

/** Of 100; below it, small letters lose their edges. */
const quality = 80;

/** Such as `accueil-360.webp`. */
export const fileName = (screen: string, width: number): string => `${screen}-${width}.webp`;

/** Goes once through the page, so that whatever waits to be seen has come. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollX, scrollY } = window;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo(0, y);
      await frame();
    }
    window.scrollTo(scrollX, scrollY);
    const images = [...document.images].filter(({ src }) => src !== '');
    for (const image of images) image.loading = 'eager';
    const patience = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled(images.map((image) => image.decode())), patience]);
  });
  await settle(page);
}

/** Scrolls to what `selector` finds first. */
export async function scrollTo(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView());
  await settle(page);
}

/** Takes a picture of what is in sight, or of the whole page. */
export async function takePicture(page: Page, file: string, isWhole: boolean): Promise<void> {
  const picture = sharp(await page.screenshot({ fullPage: isWhole }));
  const { width, height } = await picture.metadata();
  const shown = { left: 0, top: 0, width, height: Math.min(height, highest) };
  await picture.extract(shown).webp({ quality }).toFile(file);
}

/** Whether a dialog or a menu stands in front: the page behind it does not scroll. */
const isCovered = (page: Page) =>
  page.evaluate(() => document.querySelector('[aria-modal=true], :popover-open') !== null);

/** Takes the pictures of a screen; returns how many. */
export async function takePictures(
  stage: Stage,
  screen: Screen,
  folder: string,
): Promise<number> {
  const { name, isFleeting } = screen;
  let taken = 0;
  let page: Page | undefined;
  for (const width of screen.widths ?? widths) {
    if (page && isFleeting) {
      await stage.leave(screen, page);
      page = undefined;
    }
    page ??= await stage.open(screen, width);
    await page.setViewportSize({ width, height });
    if (isFleeting) await settle(page);
    else await wake(page);
    const isWhole = !isFleeting && !(await isCovered(page));
    await takePicture(page, join(folder, fileName(name, width)), isWhole);
    taken += 1;
  }
  if (page) await stage.leave(screen, page);
  return taken;
}
