import { centre, centrePath } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { siteAddress } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { nextStep } from '../../web/src/texts/next-step.texts.ts';
import { navigation, site } from '../../web/src/texts/site.texts.ts';
import { printedPages, withoutSpaces } from './printed-text.ts';
import { departments, pages } from './programme-pages.ts';
import { expect } from './browser.ts';

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

/** Printed by those who want to know a programme: short, and without what is to be pressed. */
const mostPapers: Readonly<Record<string, number>> = {
  [centrePath]: 3,
  '/courteduree': 3,
  '/bts-3-ans': 3,
};

/** Printed too, with all that they show. */
const others = ['/', '/actualites', '/temoignages', '/contact', '/inscription', '/apropos'];

/** Expects the page at `path` to be of use on paper, if it is one that is printed. */
export async function expectPaper(page: Page, path: string): Promise<void> {
  const [, course] = departments.find(([department]) => department === path) ?? [];
  const facts = pages[path]?.texts ?? (course && [course]);
  if (!facts && !others.includes(path)) return;
  const papers = printedPages(await page.pdf({ preferCSSPageSize: true }));
  const text = papers.join('');
  expectEnd(text, path);
  expect(text).not.toContain(withoutSpaces(site.skip));
  if (!facts) return;
  for (const fact of facts) {
    expect(text.toLowerCase()).toContain(withoutSpaces(fact).toLowerCase());
  }
  expectNothingToPress(text);
  expect(papers.length).toBeLessThanOrEqual(mostPapers[path] ?? 2);
  expect(papers.every((paper) => paper !== '')).toBe(true);
}
