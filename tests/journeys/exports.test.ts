import type { Page } from '@playwright/test';
import { exportFormats, exportWords } from '../../web/src/texts/exports.texts.ts';
import { readXlsx } from '../factories/read-xlsx.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { anApplicant, newTag, openDesk, search } from './desk-page.ts';
import { downloaded } from './downloads.ts';

async function exported(page: Page, format: keyof typeof exportFormats) {
  await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
  return downloaded(page, exportFormats[format]);
}

/** Two applications, one of them by somebody who would like a spreadsheet to compute. */
async function someDesk(visit: OpenVisit) {
  const tag = newTag();
  const one = await anApplicant({ nom: tag, prenom: 'Éfi Ŋutifafa' });
  const other = await anApplicant({ nom: tag, prenom: 'Kɔku', nomPere: '=1+1' });
  const { page } = await openDesk(visit, 'lecture', wide);
  await search(page, tag, 2);
  return { page, one, other };
}

test.describe('The export of the filtered list', () => {
  test('is a text that a French Excel opens, with nothing to compute in it', async ({
    visit,
  }) => {
    const { page, one, other } = await someDesk(visit);
    const { name, file } = await exported(page, 'csv');
    expect(name).toMatch(/^inscriptions-\d{8}-\d{6}\.csv$/);
    const text = file.toString('utf8');
    expect(text.codePointAt(0)).toBe(0xfeff);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"Nom";"Prénom"');
    expect(text).toContain('"Éfi Ŋutifafa"');
    expect(text).toContain(`"'=1+1"`);
    for (const { reference } of [one, other]) expect(text).toContain(`"${reference}"`);
  });

  test('is a workbook with real dates and no formula', async ({ visit }) => {
    const { page, one, other } = await someDesk(visit);
    const { name, file } = await exported(page, 'xlsx');
    expect(name).toMatch(/^inscriptions-\d{8}-\d{6}\.xlsx$/);
    const { rows, sheet } = readXlsx(file);
    expect(sheet).not.toMatch(/<f[ >]/);
    const [head = [], ...lines] = rows;
    const column = (label: string) => lines.map((line) => line[head.indexOf(label)]);
    expect(new Set(column('Référence'))).toEqual(new Set([one.reference, other.reference]));
    expect(column('Nom du père')).toContain('=1+1');
    for (const date of column('Date d’inscription')) expect(typeof date).toBe('number');
  });

  test(
    'can be cancelled while the network keeps it waiting',
    { tag: '@night' },
    async ({ visit }) => {
      const { page } = await openDesk(visit, 'scolarite', wide);
      await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
      // What is asked for from here on never arrives.
      await page.route('**/Listen/channel*', () => undefined);
      await page.getByRole('button', { name: exportFormats.csv }).click();
      const dialog = page.getByRole('dialog', { name: exportWords.title });
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await page.getByText(exportWords.cancelled).waitFor();
    },
  );
});
