/** @module-tag night */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  control,
  countryButton,
  countrySearch,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { useBrowser, wide } from './browser.ts';
import { openDesk, rows, searchField } from './desk-page.ts';

const { visit } = useBrowser();

interface Case {
  /** Path, class, speciality and modality, and the name as it is typed. */
  readonly choice: Partial<EnrolmentRequest>;
  /** The country that is searched for in the list, none to leave Togo. */
  readonly country?: string;
  readonly typed: string;
  readonly telephone: string;
}

/** Every programme, names of every spelling, and phone numbers of several countries. */
const cases: readonly Case[] = [
  {
    choice: { parcours: 'bacpro', classe: 'seconde', specialite: 'Électromécanique' },
    typed: '90 11 22 33',
    telephone: '+22890112233',
  },
  {
    choice: {
      ...{ parcours: 'bacpro', classe: 'premiere', specialite: '' },
      ...{ nom: 'Kɔdzo', prenom: 'Ɖɛ' },
    },
    country: 'bénin',
    typed: '01 97 11 22 33',
    telephone: '+2290197112233',
  },
  {
    choice: {
      ...{ parcours: 'bacpro', classe: 'terminale', specialite: 'Maintenance Industrielle' },
      ...{ nom: "N'Ŋɛƒe", prenom: 'Ŋ Afi' },
    },
    country: 'cote d',
    typed: '07 01 02 03 04',
    telephone: '+2250701020304',
  },
  {
    choice: {
      ...{ parcours: 'bts', classe: 'bts1', specialite: 'Froid et Climatisation' },
      ...{ nom: 'Ʋ'.repeat(49) + ' ' + 'ɖ'.repeat(50), prenom: 'Pɩyalo-Ɣɛtrɔ’vi' },
    },
    country: '+33',
    typed: '06 12 34 56 78',
    telephone: '+33612345678',
  },
  {
    choice: {
      ...{ parcours: 'bts', classe: 'bts2', modalite: 'jour', specialite: 'Mécanique Diesel' },
      ...{ nom: 'Mensa\u0301', prenom: 'A\u0300fi' },
    },
    typed: '+233 24 123 4567',
    telephone: '+233241234567',
  },
  {
    choice: { parcours: 'bts', classe: 'bts2', modalite: 'soir', specialite: 'QHSE' },
    typed: '91 22 33 44',
    telephone: '+22891223344',
  },
];

async function typePhone(page: Page, { country, typed }: Case): Promise<void> {
  if (country !== undefined) {
    await countryButton(page).click();
    await countrySearch(page).fill(country);
    await countrySearch(page).press('Enter');
  }
  await control(page, 'telephone').pressSequentially(typed);
}

describe('An application', () => {
  it('is recorded as it was filled in, and listed so, whatever its programme, name and phone', async () => {
    const { page } = await visit('/inscription');
    const sent = applicationsFrom(page);
    const listed: Record<'reference' | 'name', string>[] = [];
    for (const [index, one] of cases.entries()) {
      if (index > 0) await page.getByRole('button', { name: receiptScreen.another }).click();
      await whenInteractive(page);
      const answers = applicant(one.choice);
      await fillEnrolment(page, { ...answers, telephone: '' });
      await typePhone(page, one);
      await submitEnrolment(page);

      const reference = await referenceOn(page);
      const nom = answers.nom.normalize('NFC');
      const prenom = answers.prenom.normalize('NFC');
      const { telephone } = one;
      await expectOneRecord({ ...answers, nom, prenom, telephone }, reference);
      expect(sent).toHaveLength(index + 1);
      listed.push({ reference, name: `${nom} ${prenom}` });
    }

    // The next person finds an empty form.
    await page.getByRole('button', { name: receiptScreen.another }).click();
    await page.reload();
    await whenInteractive(page);
    const { telephone, contactUrgenceTelephone, ...others } = await answersIn(page);
    expect(Object.values(others).join('')).toBe('');
    // The country alone, which is there before anything is typed.
    expect([telephone, contactUrgenceTelephone]).toEqual(['', '']);

    const { page: desk } = await openDesk(visit, 'scolarite', wide);
    for (const { reference, name } of listed) {
      await searchField(desk).fill(reference);
      await expect
        .poll(() => rows(desk).allInnerTexts())
        .toEqual([expect.stringContaining(name)]);
    }
  });
});
