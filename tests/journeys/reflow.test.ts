/** @module-tag night */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { useBrowser } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, rows, search } from './desk-page.ts';
import {
  applicant,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { expectOneWay, zoomed } from './zoom.ts';

const { visit } = useBrowser();

/** Opens a page as it is under a zoom of 400 %. */
async function zoomedVisit(path: string): Promise<Page> {
  const { page } = await visit('about:blank', zoomed.width);
  await page.setViewportSize(zoomed);
  await page.goto(path);
  return page;
}

describe('Under a zoom of 400 %', () => {
  it('an article is found and read', async () => {
    const page = await zoomedVisit('/actualites');
    await page.getByRole('link', { name: 'Lire la suite' }).first().click();
    await page.getByRole('link', { name: 'Retour aux articles' }).waitFor();
    await expectOneWay(page);
  });

  it('one enrols', async () => {
    const page = await zoomedVisit('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, applicant());
    await expectOneWay(page);
    await submitEnrolment(page);
    await referenceOn(page);
    await expectOneWay(page);
  });

  it('the desk finds an application, shows it and decides', async () => {
    const person = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', zoomed.width);
    await page.setViewportSize(zoomed);
    await search(page, person.form.nom, 1);
    await expectOneWay(page);

    await rowOf(page, person)
      .getByRole('button', { name: listWords.details(person.name) })
      .click();
    const dialog = details(page, person);
    await dialog.getByText(person.reference).waitFor();
    const sideways = await dialog.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Accepter' }).click();
    await dialog.getByText('par scolarite').waitFor();
  });

  it('the tables of the dashboard scroll in a frame of their own', async () => {
    const { page } = await openDesk(visit, 'scolarite', 800);
    await rows(page).first().waitFor();
    await expectOneWay(page);
  });
});
