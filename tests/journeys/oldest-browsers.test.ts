import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { exportFormats, exportWords } from '../../web/src/texts/exports.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { pdfText } from '../factories/pdf-text.ts';
import { readXlsx } from '../factories/read-xlsx.ts';
import { editArticle, openArticles, saveForm, writeArticle } from './articles-tab-page.ts';
import { expect, keepCollections, test, type Visit, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, search } from './desk-page.ts';
import { expectOneRecord } from './enrolment-records.ts';
import { applicant, filledForm, referenceOn, submitEnrolment } from './enrolment.ts';
import { lackingAtRules } from './oldest-browsers.ts';

keepCollections('articles', 'marques');

test.use({ isOldest: true });

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await arriving).path());
}

test.describe('In the oldest browsers', { tag: '@night' }, () => {
  test('the language and the platform lack what came after them', async ({ visit }) => {
    const { page } = await visit('/');
    const known = await page.evaluate(() => [
      'toSorted' in Array.prototype,
      'withResolvers' in Promise,
      'Iterator' in globalThis,
      'requestIdleCallback' in globalThis,
      'timeout' in AbortSignal,
      'requestSubmit' in HTMLFormElement.prototype,
    ]);
    expect(new Set(known)).toEqual(new Set([false]));
    expect(await page.evaluate(() => 'hasOwn' in Object && 'locks' in navigator)).toBe(true);
  });

  for (const path of ['/', '/actualites', '/galerie', '/temoignages', '/bts', '/contact']) {
    test(`${path} comes alive`, async ({ visit }) => {
      const { page } = await visit(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  }

  for (const path of ['/', '/inscription', '/dashboard']) {
    test(`no style of ${path} stands in a rule that they leave out as a whole`, async ({
      visit,
    }) => {
      const { page } = await visit(path, wide);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const names = await page.evaluate(() => {
        const within = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) => [
            /^@([\w-]+)/.exec(rule.cssText)?.[1] ?? '',
            ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
          ]);
        return [...document.styleSheets].flatMap(({ cssRules }) => within(cssRules));
      });
      expect(names).toContain('media');
      expect(lackingAtRules()).toContain('layer');
      // Of paper they choose the size themselves, and what opens is there at once.
      const styling = names.filter((name) => !['page', 'starting-style'].includes(name));
      expect(styling.filter((name) => lackingAtRules().includes(name))).toEqual([]);
    });
  }

  test('an application is sent, and its receipt is a PDF', async ({ visit }) => {
    const answers = applicant();
    const { page } = await filledForm(visit, answers);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    await expectOneRecord(answers, reference);
    expect(pdfText(await downloaded(page, receiptScreen.download))).toContain(reference);
  });

  test('an article is saved', async ({ visit }) => {
    const { page } = await openArticles(visit, 'redaction');
    const titre = newTag();
    await writeArticle(page, titre, 'Un texte.');
    await saveForm(page);
    await page.getByText(staffArticleMessages.saved).waitFor();
    await editArticle(page, titre);
  });

  test('applications are found, exported and printed', async ({ visit }) => {
    const tag = newTag();
    const one = await anApplicant({ nom: tag, prenom: 'Éfi Ŋutifafa' });
    const other = await anApplicant({ nom: tag, prenom: 'Marie-Reine' });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 2);
    const exported = async (format: keyof typeof exportFormats) => {
      await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
      return downloaded(page, exportFormats[format]);
    };
    expect((await exported('csv')).toString()).toContain(one.reference);
    expect(readXlsx(await exported('xlsx')).rows).toHaveLength(3);

    await page.goto(`/dashboard/inscriptions?fiche=${other.id}`);
    await details(page, other).getByText(other.reference).waitFor();
    expect(pdfText(await downloaded(page, detailsWords.pdf))).toContain('Marie-Reine');
  });
});

test.describe('In a browser that is older still', { tag: '@night' }, () => {
  let opened: Visit;
  test.beforeEach(async ({ visit }) => {
    opened = await visit('about:blank');
    await opened.page.addInitScript(() => {
      CSS.supports = () => false;
    });
  });

  test('a page stays as it was sent, and its links work', async () => {
    const { page } = opened;
    await page.goto('/formation', { waitUntil: 'networkidle' });
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await page
      .getByRole('link', { name: /inscri/i })
      .first()
      .click();
    await page.waitForURL('**/inscription');
  });
});
