import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { siteAddress } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { annotateInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { detailsTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { exportTexts } from '../../web/src/texts/exports.texts.ts';
import { navigation, site } from '../../web/src/texts/site.texts.ts';
import { expect, printedSheets, test, wide } from './browser.ts';
import { storeApplicant, details, uniqueName, openDesk, rows } from './desk-page.ts';

const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/[\s\u00AD]+/g, '');

/** Text of the page as printed, without spaces. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return withoutSpaces(await page.locator('body').innerText());
}

/** Texts of fixed elements, which browsers print on every sheet. */
const fixedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
      .map((one) => one.innerText)
      .filter(Boolean),
  );

test.describe('Printed page of the site', { tag: '@night' }, () => {
  for (const [path, fact, maxSheets] of [
    ['/bts', '450.000F', 2],
    ['/bts-3-ans', '350.000F', 3],
    ['/courteduree', 'Menuisier-charpentier', 3],
  ] as const) {
    test(`has few sheets, the contacts of the centre and no menu for ${path}`, async ({
      visit,
    }) => {
      const { page } = await visit(path, wide);
      expect(await printedSheets(page)).toBeLessThanOrEqual(maxSheets);
      const text = await printedText(page);
      const { name, address, phones, email } = centre;
      const contacts = [name, address, ...phones.map(formatPhone), email, siteAddress(path)];
      for (const each of [fact, ...contacts]) expect(text).toContain(withoutSpaces(each));
      const menu = navigation.map(({ label }) => label).join('');
      for (const each of [site.skip, site.enrol, menu]) {
        expect(text).not.toContain(withoutSpaces(each));
      }
    });
  }

  test('shows the URLs of links and the photos of the galerie', async ({ visit }) => {
    const { page } = await visit('/bacpro', wide);
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('a[href="/electromecanique"]').first();
    const after = link.evaluate((one) => getComputedStyle(one, '::after').content);
    expect(await after).toMatch(/\(.*(attr\(href\)|\/electromecanique).*\)/);
    await page.goto('/galerie');
    await expect.poll(() => page.locator('main img').first().isVisible()).toBe(true);
  });

  test('is A4, black on white, without fixed elements', async ({ visit }) => {
    const { page } = await visit('/bts', wide);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, ...sheet] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)?.map(Number) ?? [];
    // A4 is 210 by 297 millimetres, or 595 by 842 points.
    expect(sheet.map(Math.round)).toEqual([595, 842]);
    await page.emulateMedia({ media: 'print' });
    const coloured = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const { color, backgroundColor } = getComputedStyle(element);
        const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
        return isPlain ? [] : [element.outerHTML.slice(0, 80)];
      }),
    );
    expect(coloured).toEqual([]);
    expect(await fixedTexts(page)).toEqual([]);
  });

  test('shows horizontally scrolled rows completely', async ({ visit }) => {
    const { page } = await visit('/', wide);
    await page.emulateMedia({ media: 'print' });
    // A4 without its margins is 680 pixels wide.
    await page.setViewportSize({ width: 680, height: 1000 });
    const items = page.locator('main [role=group][tabindex] li');
    const ends = () =>
      items.evaluateAll((found) => found.map((item) => item.getBoundingClientRect().right));
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(680);
    expect(await items.count()).toBeGreaterThan(10);
  });
});

test.describe('Printed page of the register', { tag: '@night' }, () => {
  /** Names in the list, without spaces. */
  async function listedNames(page: Page): Promise<string[]> {
    await rows(page).first().waitFor();
    const names = await rows(page).locator('td:nth-child(3)').allInnerTexts();
    return names.map(withoutSpaces);
  }

  test('contains the whole open application, without the list and its note', async ({
    visit,
  }) => {
    const autresFormations = 'Stage de soudure à l’arc, deux mois. '.repeat(40);
    const person = await storeApplicant({ nom: uniqueName(), autresFormations });
    const note = { texte: 'Pour le secrétariat seul', avant: '' };
    await annotateInscription(person.id, { note }, { ...operator, username: 'scolarite' });
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${person.id}`);
    await details(page, person).getByText(note.texte).waitFor();
    const names = await listedNames(page);
    expect(names).not.toEqual([]);

    const text = await printedText(page);
    const { email, contactUrgenceTelephone } = person.form;
    const facts = [centre.name, person.name, email, formatPhone(contactUrgenceTelephone)];
    for (const fact of facts) expect(text).toContain(withoutSpaces(fact));
    expect(text.split(withoutSpaces('deux mois.'))).toHaveLength(41);
    expect(text).toContain(person.reference);
    expect(await printedSheets(page)).toBeGreaterThan(1);
    expect(await fixedTexts(page)).toEqual([]);
    const others = names.filter((listed) => listed !== withoutSpaces(person.name));
    for (const unprinted of [...others, detailsTexts.pdf, note.texte]) {
      expect(text).not.toContain(withoutSpaces(unprinted));
    }
  });

  test('contains all rows of the list, without the export menu', async ({ visit }) => {
    const { page } = await openDesk(visit, 'scolarite', wide);
    const names = await listedNames(page);
    const text = await printedText(page);
    for (const name of [centre.name, ...names]) expect(text).toContain(withoutSpaces(name));
    expect(text).not.toContain(withoutSpaces(exportTexts.menu));
  });
});
