import { centre, centrePath } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { siteAddress } from '@centre/domain/site-address';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../../web/src/content/next-step.ts';
import { navigation, site } from '../../web/src/content/site.ts';
import { useBrowser, wide } from './browser.ts';
import { printedPages, withoutSpaces } from './printed-text.ts';
import { departments, pages } from './programme-pages.ts';
import { whenAlive } from './when-alive.ts';

const { visit } = useBrowser();

/** The pages of paper of a page of the site. */
async function print(path: string): Promise<{ page: Page; papers: string[]; text: string }> {
  const { page } = await visit(path, wide);
  await whenAlive(page);
  const papers = printedPages(await page.pdf({ preferCSSPageSize: true }));
  return { page, papers, text: papers.join('') };
}

/** What must stand at the end of every page that is printed. */
function expectEnd(text: string, path: string): void {
  for (const fact of [
    centre.name,
    centre.address,
    ...centre.phones.map(formatPhone),
    centre.email,
    siteAddress(path),
  ]) {
    expect(text).toContain(withoutSpaces(fact));
  }
}

/** What is of no use on paper. */
function expectNothingToPress(text: string): void {
  for (const label of [site.skip, site.enrol, nextStep.programmes.label, site.loading]) {
    expect(text).not.toContain(withoutSpaces(label));
  }
  const menu = withoutSpaces(navigation.map(({ label }) => label).join(''));
  expect(text).not.toContain(menu);
}

const mostPapers: Readonly<Record<string, number>> = {
  [centrePath]: 3,
  '/courteduree': 3,
  '/bts-3-ans': 3,
};

describe('A printed programme', () => {
  it.each(Object.entries(pages))(
    'of %s has its facts, the centre at its end and nothing to press, on few pages',
    async (path, { texts }) => {
      const { papers, text } = await print(path);
      for (const fact of texts) {
        expect(text.toLowerCase()).toContain(withoutSpaces(fact).toLowerCase());
      }
      expectEnd(text, path);
      expectNothingToPress(text);
      expect(papers.length).toBeLessThanOrEqual(mostPapers[path] ?? 2);
      expect(papers.every((paper) => paper !== '')).toBe(true);
    },
  );

  it.each(departments)('of %s has its courses, on at most two pages', async (path, course) => {
    const { papers, text } = await print(path);
    expect(text).toContain(withoutSpaces(course));
    expectEnd(text, path);
    expectNothingToPress(text);
    expect(papers.length).toBeLessThanOrEqual(2);
  });

  it('says where its links lead', async () => {
    const { text } = await print('/bacpro');
    expect(text).toContain('(/electromecanique)');
  });

  it('is black on white, without what moves', async () => {
    const { page } = await visit('/bts', wide);
    await page.emulateMedia({ media: 'print' });
    const coloured = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const { color, backgroundColor, position } = getComputedStyle(element);
        const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
        return isPlain && position !== 'fixed' ? [] : [element.outerHTML.slice(0, 80)];
      }),
    );
    expect(coloured).toEqual([]);
    for (const hidden of ['header', 'nav', 'button', 'iframe', 'video']) {
      for (const element of await page.locator(hidden).all()) {
        expect(await element.isVisible(), hidden).toBe(false);
      }
    }
  });

  it('is A4', async () => {
    const { page } = await visit('/bts', wide);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = 0, height = 0] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)?.map(Number) ?? [];
    // 210 by 297 millimetres, in points.
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  });
});

describe('Any other page', () => {
  it.each(['/', '/actualites', '/temoignages', '/contact', '/inscription', '/apropos'])(
    '%s is printed without its menu, with the centre at its end',
    async (path) => {
      const { text } = await print(path);
      expectEnd(text, path);
      expect(text).not.toContain(withoutSpaces(site.skip));
    },
  );

  it('loads nothing for paper that it waits for', async () => {
    const { page } = await visit('about:blank', wide);
    await page.route('**/assets/*.css', () => undefined);
    await page.goto('/bts', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});
