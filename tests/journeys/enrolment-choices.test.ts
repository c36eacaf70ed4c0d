/** @module-tag night */
import {
  inscriptionFields,
  programmes,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { answersIn, control, fillField, whenInteractive } from './enrolment.ts';

const { visit } = useBrowser();

async function openForm(): Promise<Page> {
  const { page } = await visit('/inscription');
  await whenInteractive(page);
  return page;
}

/** What a select offers beside the invitation to choose. */
async function offered(page: Page, field: InscriptionField): Promise<string[]> {
  const options = await control(page, field).locator('option:not([value=""])').all();
  return Promise.all(options.map((option) => option.innerText()));
}

async function choose(page: Page, choice: Partial<Record<InscriptionField, string>>) {
  for (const [field, value] of Object.entries(choice)) {
    await fillField(page, field as InscriptionField, value);
  }
}

const sections = [
  '1. Parcours de Formation',
  '2. Renseignements personnels',
  '3. Diplome',
  '4. Tuteur',
];

describe('The enrolment form', () => {
  it('offers a path first, and each path its classes, its specialities and its modalities', async () => {
    const page = await openForm();
    expect(await page.locator('form legend').allInnerTexts()).toEqual(sections);
    const note = await page.locator('form').getByText('Le BTS est une formation').innerText();
    expect(note).toMatch(/BTS .*2 ans.*BAC PRO .*3 ans.*Seconde, Première, Terminale/);
    expect(await offered(page, 'parcours')).toEqual(['BTS', 'BAC PRO']);
    for (const field of ['classe', 'specialite', 'modalite'] as const) {
      expect(await control(page, field).count()).toBe(0);
    }

    await choose(page, { parcours: 'bacpro' });
    expect(await offered(page, 'classe')).toEqual(['Seconde', 'Première', 'Terminale']);
    expect(await offered(page, 'specialite')).toEqual([...programmes.bacpro.specialites]);
    expect(await offered(page, 'specialite')).not.toContain('QHSE');
    for (const classe of programmes.bacpro.classes) {
      await choose(page, { classe });
      expect(await control(page, 'modalite').count()).toBe(0);
    }

    await choose(page, { parcours: 'bts' });
    expect(await offered(page, 'classe')).toEqual(['BTS 1ère année', 'BTS 2ème année']);
    expect(await offered(page, 'specialite')).toEqual([...programmes.bts.specialites]);
    expect(await offered(page, 'specialite')).toContain('QHSE');
    await choose(page, { classe: 'bts1' });
    expect(await control(page, 'modalite').count()).toBe(0);
    await choose(page, { classe: 'bts2' });
    expect(await offered(page, 'modalite')).toHaveLength(2);

    // Every control is there now, and has a label that names it.
    for (const [field, label] of Object.entries(inscriptionFields)) {
      const named = page.getByLabel(new RegExp(`^${label}( \\*)?$`));
      expect(await named.first().getAttribute('name'), field).toBe(field);
    }
  });

  it('forgets what hung on a path or a class that was changed, and nothing else', async () => {
    const page = await openForm();
    await choose(page, { parcours: 'bts', classe: 'bts2', specialite: 'QHSE' });
    await choose(page, { modalite: 'soir', nom: 'Agbeko' });
    await choose(page, { parcours: 'bacpro' });
    expect(await answersIn(page)).toMatchObject({ classe: '', specialite: '', nom: 'Agbeko' });

    await choose(page, { parcours: 'bts', classe: 'bts2' });
    expect(await answersIn(page)).toMatchObject({ specialite: '', modalite: '' });

    // Another class of BTS has the same specialities.
    await choose(page, { specialite: 'QHSE' });
    await choose(page, { modalite: 'jour', classe: 'bts1' });
    await choose(page, { classe: 'bts2' });
    expect(await answersIn(page)).toMatchObject({ specialite: 'QHSE', modalite: '' });
  });
});
