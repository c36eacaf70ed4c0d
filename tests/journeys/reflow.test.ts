import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listWords } from '../../web/src/content/dashboard/desk.ts';
import { narrow, useBrowser, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, search } from './desk-page.ts';
import {
  applicant,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';

const { visit } = useBrowser();

/** What a window of 1280 by 1024 pixels is under a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** Opens a page as it is under a zoom of 400 %. */
async function zoomedVisit(path: string): Promise<Page> {
  const { page } = await visit('about:blank', zoomed.width);
  await page.setViewportSize(zoomed);
  await page.goto(path);
  return page;
}

/** What keeps the page from being read by scrolling one way alone, a line each. */
function faultsOfReflow(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} px wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, overflowX, visibility } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} « ${element.textContent.slice(0, 30)} »`;
    const isShown = box.width > 0 && box.height > 0 && visibility === 'visible';
    const isLayer = element.dataset['overlay'] !== undefined;
    if (isShown && !isLayer && (position === 'fixed' || position === 'sticky')) {
      const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      if (seen > innerHeight / 3)
        faults.push(`${name} keeps ${Math.round(seen)} px of the height`);
    }
    // What scrolls sideways by itself must be reached by the keyboard, and be called something.
    const isScrolled =
      isShown &&
      ['auto', 'scroll'].includes(overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const isReached = element.tabIndex >= 0 || element.querySelector('a, button, input');
    if (isScrolled && !isReached) faults.push(`${name} scrolls out of reach`);
    if (isScrolled && element.tabIndex >= 0 && !element.ariaLabel)
      faults.push(`${name} has no name`);
  }
  return faults;
}

describe('Under a zoom of 400 %', () => {
  it.each(['/', '/bts', '/actualites', '/galerie', '/temoignages', '/contact', '/licence'])(
    '%s is read by scrolling up and down alone',
    async (path) => {
      const page = await zoomedVisit(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(faultsOfReflow)).toEqual([]);
    },
  );

  it('an article is found and read', async () => {
    const page = await zoomedVisit('/actualites');
    await page.getByRole('link', { name: 'Lire la suite' }).first().click();
    await page.getByRole('link', { name: 'Retour aux articles' }).waitFor();
    expect(await page.evaluate(faultsOfReflow)).toEqual([]);
  });

  it('one enrols', async () => {
    const page = await zoomedVisit('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, applicant());
    expect(await page.evaluate(faultsOfReflow)).toEqual([]);
    await submitEnrolment(page);
    await referenceOn(page);
    expect(await page.evaluate(faultsOfReflow)).toEqual([]);
  });

  it('the desk finds an application, shows it and decides', async () => {
    const person = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', zoomed.width);
    await page.setViewportSize(zoomed);
    await search(page, person.form.nom, 1);
    expect(await page.evaluate(faultsOfReflow)).toEqual([]);

    await rowOf(page, person)
      .getByRole('button', { name: listWords.details(person.name) })
      .click();
    const window = details(page, person);
    await window.getByText(person.reference).waitFor();
    const sideways = await window.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await window.getByRole('button', { name: 'Accepter' }).click();
    await window.getByText('par scolarite').waitFor();
  });

  it('the tables of the dashboard scroll in a frame of their own', async () => {
    const { page } = await openDesk(visit, 'scolarite', 800);
    await rowsOf(page).first().waitFor();
    expect(await page.evaluate(faultsOfReflow)).toEqual([]);
  });
});

const rowsOf = (page: Page) => page.locator('[data-row]');

/** The distances that a reader may ask for: those of the recommendation. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`;

/** Twice the size that a browser gives to text, as somebody sets it for all sites. */
async function doubleText(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Words of which something is cut off, by what they stand in. */
function cutWords(): string[] {
  const cut: string[] = [];
  // Shortened on purpose, with three dots.
  const isShortened = (element: Element) => {
    const { webkitLineClamp, textOverflow } = getComputedStyle(element);
    return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    const hides = [style.overflowX, style.overflowY].some(
      (way) => way === 'hidden' || way === 'clip',
    );
    // There for those who listen alone.
    const isHeard = style.position === 'absolute' && element.clientWidth <= 1;
    if (!hides || isHeard || element.textContent.trim() === '') continue;
    const frame = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      let around: Element | null = parent;
      while (around && !isShortened(around)) around = around.parentElement;
      if (around) continue;
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        // Messages that follow one another stand wholly outside until it is their turn.
        const isOutside = box.bottom <= frame.top + 1 || box.top >= frame.bottom - 1;
        const isCut =
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          (!isOutside && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4));
        if (isCut) cut.push(walker.currentNode.textContent?.trim().slice(0, 60) ?? '');
      }
    }
  }
  return [...new Set(cut)];
}

const mainPages = [
  '/',
  '/bts',
  '/formation',
  '/actualites',
  '/galerie',
  '/inscription',
  '/contact',
];

describe('Text', () => {
  it.each(mainPages.flatMap((path) => [narrow, wide].map((width) => [path, width] as const)))(
    'of %s is whole with the distances that a reader may ask for, at %i px',
    async (path, width) => {
      const { page } = await visit(path, width);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addStyleTag({ content: spacing });
      expect(await page.evaluate(cutWords)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    },
  );

  it.each(mainPages)('of %s is whole at twice its size', async (path) => {
    const { page } = await visit('about:blank', wide);
    await doubleText(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(await page.evaluate(cutWords)).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
