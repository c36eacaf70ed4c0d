import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { exportColumns } from './columns.ts';
import { readXlsx } from '../../../tests/factories/read-xlsx.ts';
import { xlsxFile } from './xlsx.ts';

const received = new Date('2026-08-03T06:00:00Z');

async function workbook(...records: Record<string, unknown>[]) {
  const file = await xlsxFile(
    records.map((fields) => recordOf('un', { dateInscription: received, ...fields })),
  );
  const { rows, sheet } = readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [head = [], ...lines] = rows;
  const cell = (label: string, line = 0) => lines[line]?.[head.indexOf(label)];
  return { head, lines, sheet, cell };
}

/** Serial number of a date in spreadsheets: days since 30 December 1899. */
const serial = (iso: string) =>
  (Date.parse(iso) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000;

describe('XLSX file', () => {
  it('has a frozen row of every column heading, and keeps every letter', async () => {
    const nom = 'Aɖɔtɔ <Éléonore> & "Ŋɛ"';
    const note = { texte: 'Note du secrétariat', par: 'scolarite', date: received };
    const { head, lines, sheet, cell } = await workbook({ nom, note });
    expect(head).toEqual(exportColumns.map(({ label }) => label));
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(cell('Nom')).toBe(nom);
    // Notes of the staff are not exported.
    expect(lines.flat()).not.toContain(note.texte);
  });

  it('has an autofilter over all columns and rows', async () => {
    const { head, sheet } = await workbook({}, {});
    const [, last = '', line] =
      /<\/sheetData><autoFilter ref="A1:([A-Z]+)(\d+)"/.exec(sheet) ?? [];
    const column = Array.from(last).reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0);
    expect([column, line]).toEqual([head.length, '3']);
  });

  it('stores dates as serial numbers, and dates of early 1900 as text', async () => {
    const { cell } = await workbook({ dateNaissance: '2004-02-29' });
    expect(cell('Date d’inscription')).toBe(serial('2026-08-03T06:00:00Z'));
    expect(cell('Date de naissance')).toBe(serial('2004-02-29T00:00:00Z'));
    const older = await workbook({ dateNaissance: '1900-01-15' });
    expect(older.cell('Date de naissance')).toBe('15/01/1900');
  });

  it('contains no formula and no hyperlink, whatever an answer begins with', async () => {
    const { cell, sheet } = await workbook({
      nom: '=HYPERLINK("http://exemple.tg")',
      prenom: '@SUM(A1)',
      telephone: '+22890112233',
      anneeObtentionBac: '2024',
    });
    expect(sheet).not.toMatch(/<f[ >]|hyperlink/);
    expect(cell('Nom')).toBe('=HYPERLINK("http://exemple.tg")');
    expect(cell('Prénom')).toBe('@SUM(A1)');
    expect(cell('Téléphone')).toBe('+228 90 11 22 33');
    expect(cell('Année d’obtention du BAC')).toBe('2024');
  });

  it('has one row per application', async () => {
    const { lines } = await workbook(...Array.from({ length: 1201 }, () => ({})));
    expect(lines).toHaveLength(1201);
  });
});
