import { messages } from '@centre/domain/messages/messages';
import { referencePattern } from '@centre/domain/inscription/reference';
import type { Page } from '@playwright/test';
import { expect, openTab, test, wide } from './browser.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  alertOn,
  formValues,
  applicant,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { logIn, sections } from './staff.ts';

const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir', specialite: 'QHSE' };

test.describe('Application', () => {
  test('is shown to the scolarite after submission, and not to an editor', async ({
    visit,
  }) => {
    const names = { nom: "Aɖɔtɔ N'Ŋɛ", prenom: `Kɔdzo ${Date.now()}` };
    const answers = applicant({ ...evening, ...names, telephone: '+22890112233' });
    const { page } = await visit('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    expect(reference).toMatch(referencePattern);
    // Phones reload a tab when they run out of memory.
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);

    const { page: office } = await visit('/dashboard/inscriptions', wide, { as: 'scolarite' });
    await office.getByRole('searchbox', { name: 'Rechercher' }).fill(reference);
    const row = office.getByRole('row').filter({ hasText: answers.prenom });
    await row.waitFor();
    // The list is rendered again when the search result arrives.
    await expect
      .poll(async () => (await row.getByRole('cell').allInnerTexts()).slice(1, -1))
      .toEqual([
        expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
        `${answers.nom} ${answers.prenom}`,
        ...['BTS', 'BTS 2ème année', answers.specialite, 'En attente'],
        ...['+228 90 11 22 33', answers.email],
      ]);
    await row.getByRole('cell').nth(1).click();
    await office.getByRole('dialog', { name: answers.nom }).getByText(reference).waitFor();

    const { page: editor } = await visit('/dashboard/inscriptions', wide, { as: 'redaction' });
    await editor.getByText(messages.guard.section).waitFor();
    expect(await editor.getByText(answers.email).count()).toBe(0);
  });
});

test.describe('Typed answers of the form', { tag: '@night' }, () => {
  test('survive rotation, reload, navigation and a failed submission offline', async ({
    visit,
  }) => {
    const answers = applicant(evening);
    const opened = await visit('/inscription');
    const { page, expectComplaint, allowComplaint } = opened;
    await whenInteractive(page);
    await fillEnrolment(page, answers);
    // The last field formats its phone number when it loses the focus.
    await page.keyboard.press('Tab');
    const before = await formValues(page);
    const expectAnswers = async () => {
      await whenInteractive(page);
      expect(await formValues(page)).toEqual(before);
    };
    await page.setViewportSize({ width: 844, height: 390 });
    await expectAnswers();
    await page.reload();
    await expectAnswers();
    await page.goto('/contact');
    await page.goBack();
    await expectAnswers();
    // The link navigates within the site, without a page load.
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await expectAnswers();

    // A draft belongs to its own tab.
    const other = await openTab(opened, '/inscription');
    await whenInteractive(other);
    expect(Object.values(await formValues(other)).join('')).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('@');
    await other.close();

    allowComplaint(/net::ERR_INTERNET_DISCONNECTED /);
    expectComplaint(/^The application could not be sent\. /);
    await page.context().setOffline(true);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(messages.inscription.offline);
    expect(await formValues(page)).toEqual(before);
    expect(await recordsOf(answers.email)).toEqual([]);
    await page.context().setOffline(false);
    await page.reload();
    await expectAnswers();
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

test.describe('Browser', { tag: '@night' }, () => {
  /** Sends an application and expects one record. @returns the answers */
  async function sendOnce(page: Page) {
    const answers = applicant();
    await page.goto('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
    return answers;
  }

  async function enterDashboard(page: Page): Promise<void> {
    await page.goto('/dashboard/articles');
    await logIn(page, 'redaction');
    await sections(page).waitFor();
  }

  test('submits an application and logs in a member when its storage is blocked', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank', wide);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await sendOnce(page);
    await enterDashboard(page);
  });

  for (const days of [-2, 2]) {
    test(`stores the server’s time and keeps a session with a clock ${days} days off`, async ({
      visit,
    }) => {
      const { page } = await visit('about:blank', wide);
      await page.clock.install({ time: Date.now() + days * 24 * 3600_000 });
      const { email } = await sendOnce(page);
      const [record] = await recordsOf(email);
      const sent = record?.['dateInscription'] as { seconds: number } | undefined;
      expect(Math.abs((sent?.seconds ?? 0) * 1000 - Date.now())).toBeLessThan(60_000);

      await enterDashboard(page);
      await page.reload();
      await sections(page).waitFor();
    });
  }
});
