import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { bornYearsAgo } from '../factories/time.ts';
import { holdScripts, narrow, useBrowser, wide } from './browser.ts';
import { newTag, openDesk, search } from './desk-page.ts';
import {
  applicant,
  control,
  filledForm,
  fillField,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { recordsOf } from './enrolment-records.ts';

const { visit } = useBrowser();

const notice = (page: Page) =>
  page.getByRole('region', { name: 'Ce que deviennent vos réponses' });
const guardian = (page: Page) =>
  notice(page).getByRole('checkbox', { name: 'a lu cet avis et accepte que je m’inscrive' });

const adult = () => applicant({ dateNaissance: bornYearsAgo(19) });
const minor = (overrides: Partial<EnrolmentRequest> = {}) =>
  applicant({ parcours: 'bacpro', dateNaissance: bornYearsAgo(16), ...overrides });

/** What is recorded of the only application of that address. */
async function consentOf(email: string) {
  const records = await recordsOf(email);
  expect(records).toHaveLength(1);
  return records[0]?.['consentement'];
}

/** What a clerk reads of an application besides its answers. */
async function atTheDesk(reference: string, { nom, prenom }: EnrolmentRequest) {
  const { page } = await openDesk(visit, 'scolarite', wide);
  await search(page, reference, 1);
  await page.getByRole('row').filter({ hasText: prenom }).press('Enter');
  return page.getByRole('dialog', { name: `${nom} ${prenom}` });
}

describe('The notice above the button', () => {
  it('stands there before any script, with who, what for, how long and where to write', async () => {
    const { page } = await visit('about:blank', narrow);
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

  it('asks nothing of somebody of age, whose application goes as it is', async () => {
    const answers = adult();
    const { page } = await filledForm((path) => visit(path, narrow), answers);
    expect(await notice(page).isVisible()).toBe(true);
    expect(await guardian(page).count()).toBe(0);
    await submitEnrolment(page);
    await referenceOn(page);
    expect(await consentOf(answers.email)).not.toHaveProperty('tuteur');
  });

  it('asks a minor as soon as the date of birth says so, by the guardian’s name', async () => {
    const { page } = await filledForm(
      (path) => visit(path, narrow),
      applicant({
        dateNaissance: bornYearsAgo(19),
        prenomTuteur: 'Koffi',
        nomTuteur: 'Agbeko',
      }),
    );
    expect(await guardian(page).count()).toBe(0);
    await fillField(page, 'dateNaissance', bornYearsAgo(17));
    await guardian(page).waitFor();
    expect(await notice(page).getByText('Mon tuteur, Koffi Agbeko, a lu').count()).toBe(1);
    await fillField(page, 'prenomTuteur', '');
    await fillField(page, 'nomTuteur', '');
    expect(await notice(page).getByText('Mon tuteur a lu cet avis').count()).toBe(1);
    await fillField(page, 'dateNaissance', bornYearsAgo(18));
    await guardian(page).waitFor({ state: 'detached' });
  });
});

describe('The application of a minor', () => {
  it('is taken without the guardian’s word, which the desk is told to ask for', async () => {
    const answers = minor({ prenom: newTag() });
    const { page } = await filledForm((path) => visit(path, narrow), answers);
    expect(await guardian(page).isChecked()).toBe(false);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    expect(await consentOf(answers.email)).toMatchObject({ tuteur: 'a-recueillir' });

    const window = await atTheDesk(reference, answers);
    await window.getByText(/^Avis accepté le \d+ \S+ \d{4} à \d\d:\d\d \(version /).waitFor();
    await window.getByText('Accord du tuteur : à recueillir au dépôt du dossier').waitFor();
  });

  it('carries the guardian’s word when it was given, also after a reload', async () => {
    const answers = minor({ prenom: newTag() });
    const { page } = await filledForm((path) => visit(path, narrow), answers);
    await guardian(page).check();
    await page.reload();
    await whenInteractive(page);
    expect(await control(page, 'nom').inputValue()).toBe(answers.nom);
    expect(await guardian(page).isChecked()).toBe(true);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    expect(await consentOf(answers.email)).toMatchObject({ tuteur: 'accepte' });

    const window = await atTheDesk(reference, answers);
    await window.getByText('Accord du tuteur : déclaré sur le formulaire').waitFor();

    // The next applicant of the same tab is somebody else.
    await page.getByRole('button', { name: 'Faire une autre inscription' }).click();
    await whenInteractive(page);
    await fillField(page, 'dateNaissance', bornYearsAgo(15));
    expect(await guardian(page).isChecked()).toBe(false);
  });
});
