/** @module-tag night */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { bornYearsAgo } from '../factories/time.ts';
import { holdScripts, useBrowser, wide } from './browser.ts';
import { newTag, openDesk, search } from './desk-page.ts';
import {
  applicant,
  control,
  filledForm,
  fillField,
  referenceOn,
  reopenFilled,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { recordsOf } from './enrolment-records.ts';

const { visit } = useBrowser();

const notice = (page: Page) =>
  page.getByRole('region', { name: 'Ce que deviennent vos réponses' });
const guardian = (page: Page) =>
  notice(page).getByRole('checkbox', { name: 'a lu cet avis et accepte que je m’inscrive' });

/** Somebody who is sixteen, of a name that nobody else has. */
const minor = () =>
  applicant({ parcours: 'bacpro', dateNaissance: bornYearsAgo(16), prenom: newTag() });

/** What is recorded of the only application of that address. */
async function consentOf(email: string) {
  const records = await recordsOf(email);
  expect(records).toHaveLength(1);
  return records[0]?.['consentement'];
}

/** What a clerk reads of an application besides its answers. */
async function openedAtTheDesk(
  desk: Page,
  reference: string,
  { nom, prenom }: EnrolmentRequest,
): Promise<Locator> {
  await search(desk, reference, 1);
  await desk.getByRole('row').filter({ hasText: prenom }).press('Enter');
  return desk.getByRole('dialog', { name: `${nom} ${prenom}` });
}

describe('The notice above the button', () => {
  it('stands there before any script, with who, what for, how long and where to write', async () => {
    const { page } = await visit('about:blank');
    const release = await holdScripts(page);
    await page.goto('/inscription', { waitUntil: 'commit' });
    const text = await notice(page).innerText();
    for (const said of ['CFPI', 'étudier votre inscription', 'ans', 'contact@cfpi.example']) {
      expect(text).toContain(said);
    }
    await notice(page).getByText('Lire l’avis en entier').click();
    await notice(page).getByText('IPDCP').waitFor();
    release();
    await whenInteractive(page);
  });

  it('asks the guardian’s word, by the guardian’s name, only while the applicant is a minor', async () => {
    const answers = applicant({
      dateNaissance: bornYearsAgo(19),
      prenomTuteur: 'Koffi',
      nomTuteur: 'Agbeko',
    });
    const { page } = await filledForm(visit, answers);
    expect(await notice(page).isVisible()).toBe(true);
    expect(await guardian(page).count()).toBe(0);
    await fillField(page, 'dateNaissance', bornYearsAgo(17));
    await guardian(page).waitFor();
    expect(await notice(page).getByText('Mon tuteur, Koffi Agbeko, a lu').count()).toBe(1);
    await fillField(page, 'prenomTuteur', '');
    await fillField(page, 'nomTuteur', '');
    expect(await notice(page).getByText('Mon tuteur a lu cet avis').count()).toBe(1);
    await fillField(page, 'dateNaissance', bornYearsAgo(18));
    await guardian(page).waitFor({ state: 'detached' });

    await fillField(page, 'prenomTuteur', answers.prenomTuteur);
    await fillField(page, 'nomTuteur', answers.nomTuteur);
    await submitEnrolment(page);
    await referenceOn(page);
    expect(await consentOf(answers.email)).not.toHaveProperty('tuteur');
  });
});

describe('The application of a minor', () => {
  it('is taken with or without the guardian’s word, and the desk is told which', async () => {
    const without = minor();
    const { page } = await filledForm(visit, without);
    expect(await guardian(page).isChecked()).toBe(false);
    await submitEnrolment(page);
    const toAsk = await referenceOn(page);
    expect(await consentOf(without.email)).toMatchObject({ tuteur: 'a-recueillir' });

    const given = minor();
    await reopenFilled(page, given);
    await guardian(page).check();
    await page.reload();
    await whenInteractive(page);
    expect(await control(page, 'nom').inputValue()).toBe(given.nom);
    expect(await guardian(page).isChecked()).toBe(true);
    await submitEnrolment(page);
    const declared = await referenceOn(page);
    expect(await consentOf(given.email)).toMatchObject({ tuteur: 'accepte' });

    // The next applicant of the same tab is somebody else.
    await page.getByRole('button', { name: 'Faire une autre inscription' }).click();
    await whenInteractive(page);
    await fillField(page, 'dateNaissance', bornYearsAgo(15));
    await guardian(page).waitFor();
    expect(await guardian(page).isChecked()).toBe(false);

    const { page: desk } = await openDesk(visit, 'scolarite', wide);
    const asked = await openedAtTheDesk(desk, toAsk, without);
    await asked.getByText(/^Avis accepté le \d+ \S+ \d{4} à \d\d:\d\d \(version /).waitFor();
    await asked.getByText('Accord du tuteur : à recueillir au dépôt du dossier').waitFor();
    await desk.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    const told = await openedAtTheDesk(desk, declared, given);
    await told.getByText('Accord du tuteur : déclaré sur le formulaire').waitFor();
  });
});
