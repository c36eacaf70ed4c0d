import type { Page } from '@playwright/test';
import { detailsTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { exportFormats, exportTexts } from '../../web/src/texts/exports.texts.ts';
import { fichePage } from '../../web/src/texts/fiche.texts.ts';
import { pdfText } from '../factories/pdf-text.ts';
import { readXlsx } from '../factories/read-xlsx.ts';
import { downloaded, expect, test, wide } from './browser.ts';
import { storeApplicant, details, uniqueName, openDesk, search } from './desk-page.ts';

async function exportList(page: Page, format: keyof typeof exportFormats) {
  await page.getByRole('button', { name: exportTexts.menu, exact: true }).click();
  return downloaded(page, exportFormats[format]);
}

test.describe('Export of the filtered list', () => {
  test('is a CSV file with BOM or a workbook with dates, both without formulas', async ({
    visit,
  }) => {
    const nom = uniqueName();
    const one = await storeApplicant({ nom, prenom: 'Éfi Ŋutifafa' });
    const other = await storeApplicant({ nom, prenom: 'Kɔku', nomPere: '=1+1' });
    const references = [one.reference, other.reference];
    const { page } = await openDesk(visit, 'lecture', wide);
    await search(page, nom, 2);

    const csv = await exportList(page, 'csv');
    expect(csv.name).toMatch(/^inscriptions-\d{8}-\d{6}\.csv$/);
    const text = csv.file.toString('utf8');
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    for (const cell of ['Éfi Ŋutifafa', "'=1+1", ...references]) {
      expect(text).toContain(`"${cell}"`);
    }

    const xlsx = await exportList(page, 'xlsx');
    expect(xlsx.name).toMatch(/^inscriptions-\d{8}-\d{6}\.xlsx$/);
    const { rows, sheet } = readXlsx(xlsx.file);
    expect(sheet).not.toMatch(/<f[ >]/);
    const [head = [], ...lines] = rows;
    const column = (label: string) => lines.map((line) => line[head.indexOf(label)]);
    expect(new Set(column('Référence'))).toEqual(new Set(references));
    expect(column('Nom du père')).toContain('=1+1');
    for (const date of column('Date d’inscription')) expect(typeof date).toBe('number');
  });
});

test.describe('Fiche d’inscription', () => {
  test('is a one-page PDF with the applicant’s name in its text and file name', async ({
    visit,
  }) => {
    const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir' } as const;
    const applicant = await storeApplicant({
      ...{ nom: uniqueName(), prenom: 'Ɖzidzɔ Ŋutifafa' },
      ...evening,
    });
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${applicant.id}`);
    await details(page, applicant).getByText(applicant.reference).waitFor();
    const { name, file } = await downloaded(page, detailsTexts.pdf);
    const nom = applicant.form.nom.toLowerCase();
    expect(name).toMatch(
      new RegExp(`^fiche-inscription-${nom}-dzidzo-nutifafa-\\d{8}-\\d{6}\\.pdf$`),
    );
    expect(pdfText(file)).toEqual(
      expect.arrayContaining([
        ...[fichePage.title, applicant.name, applicant.reference, 'Ɖzidzɔ Ŋutifafa'],
        ...['Cours du soir (17h-21h)', 'Page 1 sur 1'],
      ]),
    );
  });
});
