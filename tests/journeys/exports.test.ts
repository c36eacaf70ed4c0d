import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exportFormats, exportWords } from '../../web/src/texts/exports.texts.ts';
import { readXlsx } from '../factories/read-xlsx.ts';
import { useBrowser, wide } from './browser.ts';
import { anApplicant, newTag, openDesk, search } from './desk-page.ts';

const { visit } = useBrowser();

async function exported(page: Page, format: keyof typeof exportFormats) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
  await page.getByRole('button', { name: exportFormats[format] }).click();
  const download = await arriving;
  const file = await readFile(await download.path());
  return { name: download.suggestedFilename(), file };
}

/** Two applications, one of them by somebody who would like a spreadsheet to compute. */
async function someDesk() {
  const tag = newTag();
  const one = await anApplicant({ nom: tag, prenom: 'Éfi Ŋutifafa' });
  const other = await anApplicant({ nom: tag, prenom: 'Kɔku', nomPere: '=1+1' });
  const { page } = await openDesk(visit, 'lecture', wide);
  await search(page, tag, 2);
  return { page, one, other };
}

describe('The export of the filtered list', () => {
  it('is a text that a French Excel opens, with nothing to compute in it', async () => {
    const { page, one, other } = await someDesk();
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

  it('is a workbook with real dates and no formula', async () => {
    const { page, one, other } = await someDesk();
    const { name, file } = await exported(page, 'xlsx');
    expect(name).toMatch(/^inscriptions-\d{8}-\d{6}\.xlsx$/);
    const { rows, sheet } = readXlsx(file);
    expect(sheet).not.toMatch(/<f[ >]/);
    const [head = [], ...lines] = rows;
    const column = (label: string) => lines.map((line) => line[head.indexOf(label)]);
    expect(new Set(column('Référence'))).toEqual(new Set([one.reference, other.reference]));
    expect(column('Nom du père')).toContain('=1+1');
    for (const date of column('Date d’inscription')) expect(date).toBeTypeOf('number');
  });

  it('can be cancelled while the network keeps it waiting', { tags: ['night'] }, async () => {
    const { page } = await openDesk(visit, 'scolarite', wide);
    await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
    // What is asked for from here on never arrives.
    await page.route('**/Listen/channel*', () => undefined);
    await page.getByRole('button', { name: exportFormats.csv }).click();
    const dialog = page.getByRole('dialog', { name: exportWords.title });
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(exportWords.cancelled).waitFor();
  });
});
