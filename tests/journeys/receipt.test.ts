import { centre } from '@centre/domain/centre';
import { messages } from '@centre/domain/messages/messages';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { deviceWords } from '../../web/src/texts/inscription.texts.ts';
import { reasons } from '../../web/src/texts/outdated.texts.ts';
import { receiptFailed, receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { pdfText } from '../factories/pdf-text.ts';
import { expect, type OpenVisit, test } from './browser.ts';
import { downloaded } from './downloads.ts';
import {
  answersIn,
  applicant,
  filledForm,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { printedPages } from './printed-text.ts';

/** What the PDF may weigh in all, its fonts included. Bytes on the wire, compressed. */
const pdfBudget = 146_000;

const name = { nom: 'Ɖɛ Ŋ’Kɔdzo', prenom: "Akɔ́fa N'Ɣɔ" };
const fullName = `${name.nom} ${name.prenom}`;
const programme = 'BTS 2ème année, Froid et Climatisation, Cours du soir (17h-21h)';

const answers = () =>
  applicant({
    ...name,
    parcours: 'bts',
    classe: 'bts2',
    specialite: 'Froid et Climatisation',
    modalite: 'soir',
  });

/** Applies, and stays in front of the receipt. */
async function apply(visit: OpenVisit) {
  const opened = await filledForm(visit, answers());
  await submitEnrolment(opened.page);
  return { ...opened, reference: await referenceOn(opened.page) };
}

async function downloadReceipt(page: Page) {
  const { name, file } = await downloaded(page, receiptScreen.download);
  return { name, text: pdfText(file) };
}

/** The compressed size of every file that `page` fetches from now on, by its address. */
function weighFiles(page: Page): () => Promise<Map<string, number>> {
  const files: Promise<[string, number]>[] = [];
  const weigh = (response: Response) => {
    files.push(
      response.body().then((body) => [response.url(), brotliCompressSync(body).length]),
    );
  };
  page.on('response', weigh);
  return () => {
    // One that comes later may be cut off, with nobody to hear of it.
    page.off('response', weigh);
    return Promise.all(files).then((weights) => new Map(weights));
  };
}

test.describe('The receipt on the screen', { tag: '@night' }, () => {
  test('is printed on one sheet, as it says', async ({ visit }) => {
    const { page, reference } = await apply(visit);
    await page.emulateMedia({ media: 'print' });
    // The code with which a phone opens the follow-up.
    await expect(page.getByRole('main').locator('svg[viewBox]:visible')).toHaveCount(1);
    const papers = printedPages(await page.pdf({ preferCSSPageSize: true }));
    expect(papers).toHaveLength(1);
    expect(papers[0]).toContain(reference);
  });

  test('says what was received, takes the focus, leads to the centre and gives its reference away', async ({
    visit,
  }) => {
    const { page, reference } = await apply(visit);
    const receipt = page.getByRole('region', { name: receiptScreen.title });
    const facts = await receipt.getByRole('definition').allInnerTexts();
    expect(facts.slice(0, -1).map((fact) => fact.replaceAll('\u00A0', ' '))).toEqual([
      fullName,
      expect.stringMatching(/^Née? le \d{1,2}(er)? \p{L}+ \d{4}$/u),
      expect.stringMatching(/^Nous vous appellerons au (\d\d ?){4}$/),
      expect.stringMatching(/^Nous vous écrirons à \S+@\S+$/),
      programme,
    ]);
    expect(facts.at(-1)).toMatch(/^\p{L}+ \d{1,2} \p{L}+ \d{4}$/u);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      messages.inscription.sent,
    );

    // The telephone and WhatsApp, the reference already written.
    const main = page.getByRole('main');
    for (const phone of centre.phones) {
      expect(await main.locator(`a[href="tel:${phone}"]`).count()).toBe(1);
    }
    const whatsapp = main.getByRole('link', { name: receiptScreen.whatsapp });
    const href = (await whatsapp.getAttribute('href')) ?? '';
    expect(href).toMatch(/^https:\/\/wa\.me\/22890000101\?text=[^\s&#]+$/);
    expect(new URL(href).searchParams.get('text')).toContain(`référence est ${reference}.`);
    expect(await whatsapp.getAttribute('target')).toBe('_blank');
    expect(await whatsapp.getAttribute('rel')).toBe('noopener');

    // Where pages may not copy, the reference is selected.
    const copy = page.getByRole('button', { name: receiptScreen.copy });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copy.click();
    await page.getByText(receiptScreen.selected).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(reference);
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await page.getByRole('button', { name: receiptScreen.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  });
});

test.describe('The receipt of a tab', { tag: '@night' }, () => {
  test('is there after a reload and Back, until another application is begun', async ({
    visit,
  }) => {
    const { page, reference } = await apply(visit);
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);
    const receipt = page.getByRole('region', { name: receiptScreen.title });
    expect(await receipt.innerText()).toContain(fullName);
    // The other answers are gone, so a correction goes to the office.
    const correct = receipt.getByRole('link', { name: receiptScreen.correct });
    expect(await correct.getAttribute('href')).toBe(`/suivi#${reference}`);
    // Nothing but what it shows is kept.
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toMatch(/nomPere|lieuNaissance|Tuteur|diplomes/);
    expect((await downloadReceipt(page)).text).toEqual(
      expect.arrayContaining([reference, fullName]),
    );

    await page.getByRole('link', { name: receiptScreen.follow }).click();
    await page.waitForURL('**/suivi*');
    await page.goBack();
    expect(await referenceOn(page)).toBe(reference);
    await page.goto('/contact');
    await page.goBack();
    expect(await referenceOn(page)).toBe(reference);

    await page.getByRole('button', { name: receiptScreen.another }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await whenInteractive(page);
    expect(Object.values(await answersIn(page)).join('')).toBe('');
    await page.reload();
    await whenInteractive(page);
    const last = page.getByRole('region', { name: deviceWords.last });
    expect(await last.innerText()).toContain(reference);
  });

  test('gives its reference where its code does not come any more', async ({ visit }) => {
    const { page, expectComplaint, reference } = await apply(visit);
    expectComplaint(/net::ERR_FAILED .*\/receipt-[^/]+\.js$/);
    await page.route('**/assets/receipt-*.js', (route) => route.abort());
    await page.reload();
    const last = page.getByRole('region', { name: deviceWords.last });
    expect(await last.innerText()).toContain(reference);
  });
});

test.describe('The receipt in the browser of an app', { tag: '@night' }, () => {
  const facebook = 'Chrome/109.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/400.0.0.37.76;]';

  /** Applies in an app whose system hands files to other apps, or does not. */
  async function applyInApp(visit: OpenVisit, canShare: boolean) {
    const opened = await filledForm(visit, answers());
    const { page } = opened;
    await page.evaluate(
      ([userAgent, shares]) => {
        const put = (name: string, value: unknown) =>
          Object.defineProperty(navigator, name, { configurable: true, value });
        put('userAgent', userAgent);
        put('canShare', () => shares);
        put('share', ({ files }: { readonly files: readonly File[] }) => {
          document.title = files[0]?.name ?? '';
          return Promise.resolve();
        });
      },
      [facebook, canShare] as const,
    );
    await submitEnrolment(page);
    return { page, reference: await referenceOn(page) };
  }

  test('is handed to another app where the phone does that', async ({ visit }) => {
    const { page, reference } = await applyInApp(visit, true);
    await page.getByRole('button', { name: receiptScreen.sharePdf }).click();
    await page.getByText(receiptScreen.shared).waitFor();
    expect(await page.title()).toBe(`recu-${reference}.pdf`);
    expect(await page.getByText(receiptScreen.downloaded).count()).toBe(0);
  });

  test('does not claim to be in the downloads elsewhere', async ({ visit }) => {
    const { page } = await applyInApp(visit, false);
    await downloadReceipt(page);
    await page.getByText(receiptScreen.inApp).waitFor();
    expect(await page.getByText(receiptScreen.downloaded).count()).toBe(0);
  });
});

test.describe('The receipt as a PDF', () => {
  test('is named after the reference, gives back every letter and weighs little', async ({
    visit,
  }) => {
    const { page, reference } = await apply(visit);
    const weights = weighFiles(page);
    const { name, text } = await downloadReceipt(page);
    expect(name).toBe(`recu-${reference}.pdf`);
    expect(text).toEqual(expect.arrayContaining([reference, fullName, centre.name]));
    await page.getByText(receiptScreen.downloaded).waitFor();

    // What it is made with was fetched when it was asked for, and no more.
    const files = await weights();
    expect([...files.keys()].join('\n')).not.toMatch(/html2canvas|canvg|purify/);
    const total = [...files.values()].reduce((sum, weight) => sum + weight, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(pdfBudget);
  });

  for (const [_, files, failure] of [
    ['its program', '**/assets/receipt-pdf-*.js', /net::ERR_FAILED .*\/receipt-pdf-.*\.js$/],
    ['its fonts', '**/assets/*.ttf', /net::ERR_FAILED .*\.ttf$/],
  ] as const) {
    test(
      `is made at the second try when ${_} could not be fetched`,
      { tag: '@night' },
      async ({ visit }) => {
        const { page, expectComplaint, reference } = await apply(visit);
        expectComplaint(failure);
        await page.route(files, (route) => route.abort());
        await page.getByRole('button', { name: receiptScreen.download }).click();
        await page.getByText(receiptFailed(reasons.unfetched)).waitFor();
        expect(await referenceOn(page)).toBe(reference);
        await page.unroute(files);
        const { text } = await downloadReceipt(page);
        expect(text).toContain(reference);
        expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
      },
    );
  }
});
