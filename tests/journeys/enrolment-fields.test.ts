/** @module-tag night */
import { messages } from '@centre/domain/messages/messages';
import {
  inscriptionFields,
  missingFields,
  requiredFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { useBrowser } from './browser.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  alertOn,
  answersIn,
  applicant,
  control,
  fields,
  fillField,
  filledForm,
  referenceOn,
  submitEnrolment,
} from './enrolment.ts';

const { visit } = useBrowser();

const complete = applicant({ parcours: 'bts', classe: 'bts2', modalite: 'jour' });

/** The fields without which the form is not sent; clearing one clears what hangs on it. */
const asked = fields.filter((field) => missingFields({ ...complete, [field]: '' }).length > 0);

const cleared: Partial<Record<InscriptionField, readonly InscriptionField[]>> = {
  parcours: ['classe', 'specialite', 'modalite'],
  classe: ['modalite'],
};

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

/** The fields that are marked as wrong, each with the error that it is described by. */
function markedWrong(page: Page): Promise<[string, string | undefined][]> {
  return page.locator('form [aria-invalid=true]').evaluateAll((controls) =>
    controls.map((wrong) => {
      const ids = wrong.getAttribute('aria-describedby')?.split(' ') ?? [];
      // The help comes first where there is one; the error is the last that says something.
      const texts = ids.map((id) => document.getElementById(id)?.innerText ?? '');
      return [wrong.getAttribute('name') ?? '', texts.findLast((text) => text !== '')];
    }),
  );
}

interface Outcome {
  readonly alert: string;
  /** The links to what is missing. */
  readonly links: readonly string[];
  readonly wrong: [string, string | undefined][];
  readonly focused: string;
  /** What stood in the form before and after it was tried without the field. */
  readonly before: Partial<Record<string, string>>;
  readonly after: Partial<Record<string, string>>;
  readonly sent: number;
}

/** Tries to send the complete form without `field`, then puts its answer back. */
async function tryWithout(page: Page, field: InscriptionField): Promise<Outcome> {
  const sent = applicationsFrom(page);
  const before = await answersIn(page);
  await fillField(page, field, '');
  await submitEnrolment(page);
  const alert = page.getByRole('alert');
  await alert.and(page.locator(':focus')).waitFor();
  const link = alert.getByRole('link');
  const links = await link.allInnerTexts();
  await link.first().click();
  const outcome = {
    links,
    alert: await alertOn(page),
    wrong: await markedWrong(page),
    focused: await focused(page),
    before,
    after: await answersIn(page),
    sent: sent.length,
  };
  for (const lost of [field, ...(cleared[field] ?? [])]) {
    await fillField(page, lost, complete[lost]);
    // A phone number is written in groups once it is left.
    await control(page, lost).blur();
  }
  return outcome;
}

async function expectRefused(page: Page, message: string, wrong: [string, string][]) {
  await expect.poll(() => alertOn(page)).toBe(message);
  expect(await markedWrong(page)).toEqual(wrong);
  const alert = page.getByRole('alert').and(page.locator(':focus'));
  await alert.waitFor();
  const top = await alert.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
}

it('A name in letters that the PDFs lack is kept, and the field says so', async () => {
  const answers = { ...complete, nom: '王 伟', prenom: 'Ɖɛ' };
  const { page } = await filledForm(visit, answers);
  await expect.poll(() => page.getByText(enrolment.otherScript).count()).toBe(1);
  const near = control(page, 'nom').locator('xpath=ancestor::div[2]');
  expect(await near.innerText()).toContain(enrolment.otherScript);
  await submitEnrolment(page);
  await expectOneRecord(answers, await referenceOn(page));
});

describe('A form that lacks one answer', () => {
  const outcomes = new Map<InscriptionField, Outcome>();

  // One page for all of them: opening it is what takes time.
  beforeAll(async () => {
    const { page } = await filledForm(visit, complete);
    for (const field of asked) outcomes.set(field, await tryWithout(page, field));
  });

  it('is any form without one of the twenty-two that are asked of BTS 2', () => {
    expect(asked).toHaveLength(22);
    const marked = [...requiredFields].filter((field) => field !== 'contactUrgenceTelephone');
    // As specified, the e-mail is asked for without a mark.
    expect(new Set(asked)).toEqual(new Set([...marked, 'email']));
  });

  it.each(asked)('is not sent without %s, says so there, and keeps the rest', (field) => {
    const outcome = outcomes.get(field);
    // Without a path, no class is chosen either.
    const missing = field === 'parcours' ? (['parcours', 'classe'] as const) : [field];
    expect(outcome).toMatchObject({
      alert: `Veuillez remplir tous les champs obligatoires. Champs manquants: ${field}`,
      links: missing.map((each) => inscriptionFields[each]),
      focused: field,
      sent: 0,
    });
    expect(new Map(outcome?.wrong).get(field)).toBe(messages.field.required);
    const rest = Object.entries(outcome?.before ?? {}).filter(
      ([name]) => name !== field && !cleared[field]?.some((hung) => hung === name),
    );
    expect(rest.length).toBeGreaterThan(24);
    expect(outcome?.after).toMatchObject(Object.fromEntries(rest));
  });
});

describe('A form with several answers that are missing or wrong', () => {
  it('names those of the first check, then those of the second, and leads to all of them at once', async () => {
    const none = { ...complete, nom: '', email: '', nomPere: '', diplomes: '' };
    const { page } = await filledForm(visit, none);
    const sent = applicationsFrom(page);
    const required = messages.field.required;
    for (const elsewhere of ['telephone', 'nomTuteur'] as const) {
      await control(page, elsewhere).focus();
      await submitEnrolment(page);
      await expectRefused(page, messages.inscription.missing(['nom', 'email']), [
        ['nom', required],
        ['email', required],
        ['nomPere', required],
        ['diplomes', required],
      ]);
    }
    const links = page.getByRole('alert').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(
      (['nom', 'email', 'nomPere', 'diplomes'] as const).map(
        (field) => inscriptionFields[field],
      ),
    );

    await fillField(page, 'nom', complete.nom);
    await fillField(page, 'email', complete.email);
    // What was corrected is not wrong any more; the others are, until they are filled too.
    expect((await markedWrong(page)).map(([field]) => field)).toEqual(['nomPere', 'diplomes']);
    await submitEnrolment(page);
    await expectRefused(page, messages.inscription.missing(['nomPere', 'diplomes']), [
      ['nomPere', required],
      ['diplomes', required],
    ]);

    await fillField(page, 'nomPere', complete.nomPere);
    await fillField(page, 'diplomes', complete.diplomes);
    await fillField(page, 'email', 'afi@courriel');
    await submitEnrolment(page);
    const wrong = 'Veuillez entrer une adresse email valide.';
    await expectRefused(page, wrong, [['email', wrong]]);
    expect(sent).toEqual([]);
  });
});

describe('The marks of the form', () => {
  it('stand on what is required, also on the phone of the guardian, which is not checked', async () => {
    const answers = applicant({ parcours: 'bts', classe: 'bts2', contactUrgenceTelephone: '' });
    const { page } = await filledForm(visit, answers);
    for (const field of fields) {
      const required = requiredFields.has(field);
      const label = page.locator(
        `label[for="${await control(page, field).getAttribute('id')}"]`,
      );
      expect(await label.innerText()).toBe(
        `${inscriptionFields[field]}${required ? ' *' : ''}`,
      );
      expect(await control(page, field).getAttribute('aria-required')).toBe(String(required));
    }
    await submitEnrolment(page);
    // It is asked about once.
    await page.getByText('Continuer sans numéro ?').waitFor();
    await page.getByRole('button', { name: enrolment.questions.guardianPhone.confirm }).click();
    await expectOneRecord(answers, await referenceOn(page));
  });
});
