import type { Page } from '@playwright/test';
import { expect, openTab, type OpenVisit, test, type Visit } from './browser.ts';
import { holdScripts } from './public-page.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  control,
  fillEnrolment,
  filledForm,
  leaveDraft,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';

const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir', specialite: 'QHSE' };

/** A form that was filled by hand, so that the browser remembers its controls too. */
async function formInHand(visit: OpenVisit, answers = applicant(evening)): Promise<Visit> {
  const opened = await visit('/inscription');
  await whenInteractive(opened.page);
  await fillEnrolment(opened.page, answers);
  return opened;
}

/** A second tab as browsers duplicate one: with a copy of the first one's session storage. */
async function duplicate(opened: Visit): Promise<Page> {
  const draft = await opened.page.evaluate(() => sessionStorage.getItem('inscription'));
  const twin = await openTab(opened, 'about:blank');
  await leaveDraft(twin, draft ?? '');
  await twin.goto('/inscription');
  await whenInteractive(twin);
  return twin;
}

test.describe('What was typed', { tag: '@night' }, () => {
  test('is all there after the phone was turned, a reload, and going away and coming back', async ({
    visit,
  }) => {
    const answers = applicant(evening);
    const { page } = await formInHand(visit, answers);
    // The last field spaces its phone number once it is left.
    await page.keyboard.press('Tab');
    const before = await answersIn(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await answersIn(page)).toEqual(before);

    await page.reload();
    await whenInteractive(page);
    expect(await answersIn(page)).toEqual(before);

    await page.goto('/contact');
    await page.goBack();
    await whenInteractive(page);
    expect(await answersIn(page)).toEqual(before);

    // Within the site, without loading the page anew.
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await whenInteractive(page);
    expect(await answersIn(page)).toEqual(before);

    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });

  test('belongs to the tab, where it is all there after the page crashed', async ({
    visit,
  }) => {
    const opened = await formInHand(visit);
    const { page } = opened;
    const other = await openTab(opened, '/inscription');
    await whenInteractive(other);
    expect(Object.values(await answersIn(other)).join('')).toBe('');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('@');

    const { nom } = await answersIn(page);
    // A crashed tab is lost to Playwright; the browser itself loads it again in its place.
    const tab = await page.context().newCDPSession(page);
    const url = page.url();
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await tab.send('Page.navigate', { url });
    const expression = 'document.querySelector("[name=nom]")?.value';
    await expect
      .poll(
        async () =>
          (await tab.send('Runtime.evaluate', { expression })).result.value as unknown,
      )
      .toBe(nom);
  });

  test('goes on being typed when the countries come in the middle of a number', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank');
    const asked = Promise.withResolvers<undefined>();
    const countries = Promise.withResolvers<undefined>();
    const releaseScripts = await holdScripts(page);
    await page.route('**/assets/international-phone-input*', async (route) => {
      asked.resolve(undefined);
      await countries.promise;
      await route.continue();
    });
    await page.goto('/inscription', { waitUntil: 'commit' });
    await control(page, 'telephone').click();
    await page.keyboard.type('9011');
    releaseScripts();
    // The page is alive now, and waits for the countries.
    await asked.promise;
    await page.keyboard.type('22');
    countries.resolve(undefined);
    await whenInteractive(page);
    await page.keyboard.type('33');
    expect(await control(page, 'telephone').inputValue()).toBe('90112233');
    await page.keyboard.press('Tab');
    expect(await control(page, 'telephone').inputValue()).toBe('90 11 22 33');
  });
});

test.describe('The same application', { tag: '@night' }, () => {
  test('sent from two tabs at once is one record, with one reference', async ({ visit }) => {
    const answers = applicant(evening);
    const opened = await filledForm(visit, answers);
    const { page } = opened;
    const twin = await duplicate(opened);
    const sent = [page, twin].map(applicationsFrom);
    await Promise.all([submitEnrolment(page), submitEnrolment(twin)]);
    const references = await Promise.all([referenceOn(page), referenceOn(twin)]);

    expect(new Set(references).size).toBe(1);
    expect(sent.map((applications) => applications.length)).toEqual([1, 1]);
    await expectOneRecord(answers, references[0]);
  });
});
