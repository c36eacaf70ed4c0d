import { describe, expect, it } from 'vitest';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  fillEnrolment,
  filledForm,
  fillField,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { useBrowser, wide } from './browser.ts';
import { logIn } from './staff.ts';

const { visit } = useBrowser();

const programmes = [
  { parcours: 'bacpro', classe: 'seconde', specialite: 'Électromécanique' },
  { parcours: 'bacpro', classe: 'premiere', specialite: '' },
  { parcours: 'bacpro', classe: 'terminale', specialite: 'Maintenance Industrielle' },
  { parcours: 'bts', classe: 'bts1', specialite: 'Froid et Climatisation' },
  { parcours: 'bts', classe: 'bts2', modalite: 'jour', specialite: 'Mécanique Diesel' },
  { parcours: 'bts', classe: 'bts2', modalite: 'soir', specialite: 'QHSE' },
] as const;

describe('An application', () => {
  it.each(programmes)(
    'for $parcours, $classe, $specialite is recorded as it was filled in',
    async (choice) => {
      const answers = applicant(choice);
      const { page } = await visit('/inscription');
      await whenInteractive(page);
      await fillEnrolment(page, answers);
      const sent = applicationsFrom(page);
      await submitEnrolment(page);

      await expectOneRecord(answers, await referenceOn(page));
      expect(sent).toHaveLength(1);
    },
  );

  it('leaves an empty form behind for the next person', async () => {
    const answers = applicant({ parcours: 'bacpro' });
    const { page } = await filledForm(visit, answers);
    await submitEnrolment(page);
    await referenceOn(page);
    await page.reload();
    await whenInteractive(page);
    const { telephone, contactUrgenceTelephone, ...others } = await answersIn(page);
    expect(Object.values(others).join('')).toBe('');
    // The country alone, which is there before anything is typed.
    expect([telephone, contactUrgenceTelephone]).toEqual(['', '']);
  });

  const names = [
    { nom: 'Kɔdzo', prenom: 'Ɖɛ' },
    { nom: "N'Ŋɛƒe", prenom: 'Ŋ Afi' },
    { nom: 'Ʋ'.repeat(49) + ' ' + 'ɖ'.repeat(50), prenom: 'Pɩyalo-Ɣɛtrɔ’vi' },
    { nom: 'Mensa\u0301', prenom: 'A\u0300fi' },
  ];

  it.each(names)(
    'by $nom $prenom keeps the name in the record and on the staff’s table',
    async (name) => {
      const answers = applicant({ parcours: 'bts', classe: 'bts1', ...name });
      const { page } = await filledForm(visit, { ...answers, nom: '', prenom: '' });
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
      const { page: registrar } = await visit('/dashboard/inscriptions', wide);
      await logIn(registrar, 'scolarite');
      await registrar.getByRole('searchbox', { name: 'Rechercher' }).fill(reference);
      const row = registrar.getByRole('row').filter({ hasText: answers.email });
      await row.waitFor();
      expect(await row.innerText()).toContain(`${recorded.nom} ${recorded.prenom}`);
    },
  );
});
