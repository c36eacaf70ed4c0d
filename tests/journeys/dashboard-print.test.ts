import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { Page } from '@playwright/test';
import { annotateInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { exportWords } from '../../web/src/texts/exports.texts.ts';
import { expect, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rows } from './desk-page.ts';
import { printedPages, withoutSpaces } from './printed-text.ts';

const print = async (page: Page) => printedPages(await page.pdf({ preferCSSPageSize: true }));

/** The names in the list, as they are printed. */
async function listedNames(page: Page): Promise<string[]> {
  await rows(page).first().waitFor();
  const names = await rows(page).locator('td:nth-child(3)').allInnerTexts();
  return names.map(withoutSpaces);
}

test.describe('On paper', { tag: '@night' }, () => {
  test('an open application is whole, from its first answer to its last, and nothing of the list', async ({
    visit,
  }) => {
    const person = await anApplicant({
      nom: newTag(),
      autresFormations: 'Stage de soudure à l’arc, deux mois. '.repeat(40),
    });
    const note = { texte: 'Pour le secrétariat seul', avant: '' };
    await annotateInscription(person.id, { note }, { ...operator, username: 'scolarite' });
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${person.id}`);
    const dialog = details(page, person);
    await dialog.getByText(person.reference).waitFor();
    await dialog.getByText(note.texte).waitFor();
    const names = await listedNames(page);
    expect(names).not.toEqual([]);

    const papers = await print(page);
    const text = papers.join('');
    for (const fact of [
      centre.name,
      person.name,
      person.reference,
      person.form.nom,
      person.form.email,
      formatPhone(person.form.contactUrgenceTelephone),
    ]) {
      expect(text).toContain(withoutSpaces(fact));
    }
    expect(text.split(withoutSpaces('deux mois.'))).toHaveLength(41);
    expect(papers.length).toBeGreaterThan(1);
    // What is fixed on the screen would stand on every page.
    expect(papers.filter((paper) => paper.includes(person.reference))).toHaveLength(1);
    for (const name of names.filter((listed) => listed !== withoutSpaces(person.name))) {
      expect(text).not.toContain(name);
    }
    for (const unprinted of [detailsWords.pdf, note.texte]) {
      expect(text).not.toContain(withoutSpaces(unprinted));
    }
  });

  test('the list of applications has all its rows, and nothing that is pressed', async ({
    visit,
  }) => {
    const { page } = await openDesk(visit, 'scolarite', wide);
    const names = await listedNames(page);
    const papers = await print(page);
    expect(papers).not.toContain('');
    const text = papers.join('');
    expect(text).toContain(withoutSpaces(centre.name));
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toContain(withoutSpaces(exportWords.menu));
  });
});
