import type { Page } from '@playwright/test';
import { listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { expect, type OpenVisit, test } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, rows, search } from './desk-page.ts';
import {
  applicant,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { expectOneWay, zoomed } from './zoom.ts';

/** Opens a page as it is under a zoom of 400 %. */
async function zoomedVisit(visit: OpenVisit, path: string): Promise<Page> {
  const { page } = await visit('about:blank', zoomed.width);
  await page.setViewportSize(zoomed);
  await page.goto(path);
  return page;
}

test.describe('Under a zoom of 400 %', { tag: '@night' }, () => {
  test('an article is found and read', async ({ visit }) => {
    const page = await zoomedVisit(visit, '/actualites');
    await page.getByRole('link', { name: 'Lire la suite' }).first().click();
    await page.getByRole('link', { name: 'Retour aux articles' }).waitFor();
    await expectOneWay(page);
  });

  test('one enrols', async ({ visit }) => {
    const page = await zoomedVisit(visit, '/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, applicant());
    await expectOneWay(page);
    await submitEnrolment(page);
    await referenceOn(page);
    await expectOneWay(page);
  });

  test('the desk finds an application, shows it and decides', async ({ visit }) => {
    const person = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', zoomed.width);
    await page.setViewportSize(zoomed);
    await search(page, person.form.nom, 1);
    await expectOneWay(page);

    const row = rowOf(page, person);
    await row.locator(`a[href="tel:${person.form.telephone}"]`).waitFor();
    await row.getByRole('button', { name: listWords.details(person.name) }).click();
    const dialog = details(page, person);
    await dialog.getByText(person.reference).waitFor();
    const sideways = await dialog.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Accepter' }).click();
    await dialog.getByText('par scolarite').waitFor();
  });

  test('the tables of the dashboard scroll in a frame of their own', async ({ visit }) => {
    const { page } = await openDesk(visit, 'scolarite', 800);
    await rows(page).first().waitFor();
    await expectOneWay(page);
  });
});
