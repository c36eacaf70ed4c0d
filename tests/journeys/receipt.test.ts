import { brotliCompressSync } from 'node:zlib';
import { centre } from '@centre/domain/centre';
import { messages } from '@centre/domain/messages/messages';
import type { Page, Response } from '@playwright/test';
import { deviceTexts } from '../../web/src/texts/inscription.texts.ts';
import { reasons } from '../../web/src/texts/outdated.texts.ts';
import { receiptFailed, receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { pdfText } from '../factories/pdf-text.ts';
import { downloaded, expect, type OpenVisit, printedSheets, test } from './browser.ts';
import { applicant, filledForm, referenceOn, submitEnrolment } from './enrolment.ts';

/** Budget of the code and fonts for the PDF, in bytes after Brotli compression. */
const pdfBudget = 146_000;

const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir' };
const name = { nom: 'Ɖɛ Ŋ’Kɔdzo', prenom: "Akɔ́fa N'Ɣɔ" };
const fullName = `${name.nom} ${name.prenom}`;

/** Sends an application; the page then shows its receipt. */
async function sendApplication(visit: OpenVisit, prepare?: (page: Page) => Promise<void>) {
  const opened = await filledForm(visit, applicant({ ...name, ...evening }));
  await prepare?.(opened.page);
  await submitEnrolment(opened.page);
  return { ...opened, reference: await referenceOn(opened.page) };
}

async function downloadReceipt(page: Page) {
  const { name, file } = await downloaded(page, receiptScreen.download);
  return { name, text: pdfText(file) };
}

/** Records the later responses of `page`; the result returns their URLs and total size. */
function weighFiles(page: Page) {
  const files: Promise<[string, number]>[] = [];
  const weigh = (response: Response) => {
    const weight = response.body().then((body) => brotliCompressSync(body).length);
    files.push(weight.then((bytes) => [response.url(), bytes]));
  };
  page.on('response', weigh);
  return async () => {
    // The end of the test may cut off a later response.
    page.off('response', weigh);
    const weights = await Promise.all(files);
    return {
      addresses: weights.map(([url]) => url).join('\n'),
      total: weights.reduce((sum, [, bytes]) => sum + bytes, 0),
    };
  };
}

test.describe('Receipt on the screen', { tag: '@night' }, () => {
  test('takes the focus, copies its reference and prints on one sheet', async ({ visit }) => {
    const { page, reference } = await sendApplication(visit);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe(messages.inscription.sent);
    // Without access to the clipboard, the page selects the reference.
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

    await page.emulateMedia({ media: 'print' });
    // The printed receipt has a QR code that opens the suivi.
    await expect(page.getByRole('main').locator('svg[viewBox]:visible')).toHaveCount(1);
    expect(await page.getByRole('main').innerText()).toContain(reference);
    expect(await printedSheets(page)).toBe(1);
  });

  test('survives reload and Back, without the other answers', async ({ visit }) => {
    const { page, reference } = await sendApplication(visit);
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);
    const receipt = page.getByRole('region', { name: receiptScreen.title });
    expect(await receipt.innerText()).toContain(fullName);
    // The other answers are gone, so a correction starts on the suivi page.
    const correct = receipt.getByRole('link', { name: receiptScreen.correct });
    expect(await correct.getAttribute('href')).toBe(`/suivi#${reference}`);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toMatch(/nomPere|lieuNaissance|Tuteur|diplomes/);
    const { text } = await downloadReceipt(page);
    expect(text).toEqual(expect.arrayContaining([reference, fullName]));
    await page.goto('/contact');
    await page.goBack();
    expect(await referenceOn(page)).toBe(reference);
  });

  test('shows its reference when its script fails to load', async ({ visit }) => {
    const { page, expectComplaint, reference } = await sendApplication(visit);
    expectComplaint(/net::ERR_FAILED .*\/receipt-[^/]+\.js$/);
    await page.route('**/assets/receipt-*.js', (route) => route.abort());
    await page.reload();
    const last = page.getByRole('region', { name: deviceTexts.last });
    expect(await last.innerText()).toContain(reference);
  });
});

test.describe('Receipt as a PDF', () => {
  test('is named after the reference, keeps every letter and its size budget', async ({
    visit,
  }) => {
    const { page, reference } = await sendApplication(visit);
    const weights = weighFiles(page);
    const { name, text } = await downloadReceipt(page);
    expect(name).toBe(`recu-${reference}.pdf`);
    expect(text).toEqual(expect.arrayContaining([reference, fullName, centre.name]));
    await page.getByText(receiptScreen.downloaded).waitFor();
    // The page loads the code and fonts of the PDF at the download, and nothing else.
    const { addresses, total } = await weights();
    expect(addresses).not.toMatch(/html2canvas|canvg|purify/);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(pdfBudget);
  });

  for (const files of ['receipt-pdf-*.js', '*.ttf']) {
    test(
      `is created at the second try when ${files} failed to load`,
      { tag: '@night' },
      async ({ visit }) => {
        const { page, expectComplaint, reference } = await sendApplication(visit);
        expectComplaint(/net::ERR_FAILED .*\.(js|ttf)$/);
        await page.route(`**/assets/${files}`, (route) => route.abort());
        await page.getByRole('button', { name: receiptScreen.download }).click();
        await page.getByText(receiptFailed(reasons.unfetched)).waitFor();
        expect(await referenceOn(page)).toBe(reference);
        await page.unroute(`**/assets/${files}`);
        const { text } = await downloadReceipt(page);
        expect(text).toContain(reference);
        expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
      },
    );
  }

  for (const canShare of [true, false]) {
    test(
      `is shared from an in-app browser, or shows where it is (share: ${canShare})`,
      { tag: '@night' },
      async ({ visit }) => {
        const { page, reference } = await sendApplication(visit, (form) =>
          form.evaluate((shares) => {
            const put = (name: string, value: unknown) =>
              Object.defineProperty(navigator, name, { configurable: true, value });
            put('userAgent', 'Chrome/109.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;]');
            put('canShare', () => shares);
            put('share', ({ files }: { readonly files: readonly File[] }) => {
              document.title = files[0]?.name ?? '';
              return Promise.resolve();
            });
          }, canShare),
        );
        if (canShare) {
          await page.getByRole('button', { name: receiptScreen.sharePdf }).click();
          await page.getByText(receiptScreen.shared).waitFor();
          expect(await page.title()).toBe(`recu-${reference}.pdf`);
        } else {
          await downloadReceipt(page);
          await page.getByText(receiptScreen.inApp).waitFor();
        }
        expect(await page.getByText(receiptScreen.downloaded).count()).toBe(0);
      },
    );
  }
});
