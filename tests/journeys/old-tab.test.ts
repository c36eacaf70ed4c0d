import type { Page } from '@playwright/test';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { outdated } from '../../web/src/texts/outdated.texts.ts';
import { watchData } from '../consistent-data.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { control, openArticles, writeArticle } from './articles-page.ts';
import { createInscription } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  alertOn,
  formValues,
  applicant,
  filledForm,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { section } from './staff.ts';

test.afterAll(watchData((work) => test.beforeAll(work)));

/** Makes scripts answer 404, as after a new deployment. @returns a function that undoes it */
async function removeScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  );
  return () => page.unroute(scripts);
}

const missingScript = /status of 404 .*\/assets\/.+\.js$/;

const reloadButton = (page: Page) => page.getByRole('button', { name: outdated.reload });

test.describe(
  'Page that was opened before the deployment of a new version',
  { tag: '@night' },
  () => {
    /** Opens the form in a browser without a service worker, which thus caches no pages. */
    async function firstVisit(visit: OpenVisit) {
      const visited = await visit('about:blank', wide);
      await visited.page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
      await visited.page.goto('/inscription');
      await whenInteractive(visited.page);
      return visited;
    }

    const companies = (page: Page) => page.locator('header a[href="/auxentreprise"]').first();

    test('loads another page from the server', async ({ visit }) => {
      const { page, expectComplaint } = await firstVisit(visit);
      expectComplaint(missingScript);
      await removeScripts(page);
      await companies(page).click();
      await page.getByRole('heading', { level: 1, name: 'Aux Entreprises' }).waitFor();
    });

    test('keeps answers when the sending script is gone, and accepts unknown fields', async ({
      visit,
    }) => {
      const answers = applicant();
      const { page, expectComplaint } = await filledForm(visit, answers);
      expectComplaint(missingScript);
      expectComplaint(
        /^The application could not be sent\. TypeError: Failed to fetch dynamically/,
      );
      const before = await formValues(page);
      const restoreScripts = await removeScripts(page);
      await submitEnrolment(page);
      expect(await alertOn(page)).toBe(enrolment.outdated);
      await restoreScripts();
      await reloadButton(page).click();
      await whenInteractive(page);
      expect(await formValues(page)).toEqual(before);

      await page.route(createInscription, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const response = await route.fetch();
        const { result } = (await response.json()) as { result: { inscription: object } };
        const inscription = { ...result.inscription, nouveau: { champ: 1 } };
        await route.fulfill({
          response,
          json: { result: { ...result, inscription, version: 9 }, autre: [] },
        });
      });
      await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));
    });

    test('keeps the text of a member when a section is gone', async ({ visit }) => {
      const { page, expectComplaint } = await openArticles(visit, 'redaction');
      expectComplaint(missingScript);
      expectComplaint(/^TypeError: Failed to fetch dynamically .*\/assets\/galerie-tab-/);
      await writeArticle(page, 'Avant la mise à jour', 'Un texte en cours.');
      const restoreScripts = await removeScripts(page);
      await section(page, 'Galerie').click();
      await page.getByText(dashboard.loadFailed).waitFor();
      await restoreScripts();
      await reloadButton(page).click();
      await section(page, 'Articles').click();
      await page.getByRole('button', { name: 'Reprendre' }).first().click();
      expect(await control(page, 'contenu').inputValue()).toBe('Un texte en cours.');
    });
  },
);
