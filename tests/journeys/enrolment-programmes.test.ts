import { describe, expect, it } from 'vitest';
import { receiptScreen } from '../../web/src/content/receipt.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  fillEnrolment,
  fillField,
  referenceOn,
  reopenFilled,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { useBrowser, wide } from './browser.ts';
import { searchField } from './desk-page.ts';

const { visit } = useBrowser();

const programmes = [
  { parcours: 'bacpro', classe: 'seconde', specialite: 'Électromécanique' },
  { parcours: 'bacpro', classe: 'premiere', specialite: '' },
  { parcours: 'bacpro', classe: 'terminale', specialite: 'Maintenance Industrielle' },
  { parcours: 'bts', classe: 'bts1', specialite: 'Froid et Climatisation' },
  { parcours: 'bts', classe: 'bts2', modalite: 'jour', specialite: 'Mécanique Diesel' },
  { parcours: 'bts', classe: 'bts2', modalite: 'soir', specialite: 'QHSE' },
] as const;

const names = [
  { nom: 'Kɔdzo', prenom: 'Ɖɛ' },
  { nom: "N'Ŋɛƒe", prenom: 'Ŋ Afi' },
  { nom: 'Ʋ'.repeat(49) + ' ' + 'ɖ'.repeat(50), prenom: 'Pɩyalo-Ɣɛtrɔ’vi' },
  { nom: 'Mensa\u0301', prenom: 'A\u0300fi' },
];

describe('An application', () => {
  it('for each programme is recorded as it was filled in, one after the other in one tab', async () => {
    const { page } = await visit('/inscription');
    const sent = applicationsFrom(page);
    for (const [index, choice] of programmes.entries()) {
      if (index > 0) await page.getByRole('button', { name: receiptScreen.another }).click();
      await whenInteractive(page);
      const answers = applicant(choice);
      await fillEnrolment(page, answers);
      await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));
      expect(sent).toHaveLength(index + 1);
    }

    // The next person finds an empty form.
    await page.reload();
    await whenInteractive(page);
    const { telephone, contactUrgenceTelephone, ...others } = await answersIn(page);
    expect(Object.values(others).join('')).toBe('');
    // The country alone, which is there before anything is typed.
    expect([telephone, contactUrgenceTelephone]).toEqual(['', '']);
  });

  it('keeps names of every spelling in the record and on the staff’s table', async () => {
    const { page } = await visit('about:blank');
    const { page: registrar } = await visit('/dashboard/inscriptions', wide, {
      as: 'scolarite',
    });
    for (const name of names) {
      const answers = applicant({ parcours: 'bts', classe: 'bts1', ...name });
      await reopenFilled(page, { ...answers, nom: '', prenom: '' });
      await fillField(page, 'nom', name.nom);
      await fillField(page, 'prenom', name.prenom);
      await submitEnrolment(page);
      const reference = await referenceOn(page);

      const recorded = {
        ...answers,
        nom: name.nom.normalize('NFC'),
        prenom: name.prenom.normalize('NFC'),
      };
      await expectOneRecord(recorded, reference);
      await searchField(registrar).fill(reference);
      const row = registrar.getByRole('row').filter({ hasText: answers.email });
      await row.waitFor();
      expect(await row.innerText()).toContain(`${recorded.nom} ${recorded.prenom}`);
    }
  });
});
