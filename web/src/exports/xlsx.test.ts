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

/** Days from the one that spreadsheets begin to count at. */
const serial = (iso: string) =>
  (Date.parse(iso) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000;

describe('An XLSX file', () => {
  it('has a head of every column, which stays in sight', async () => {
    const { head, sheet } = await workbook({});
    expect(head).toEqual(exportColumns.map(({ label }) => label));
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width="\d+/);
  });

  it('can be filtered by the arrows of its head', async () => {
    const { head, sheet } = await workbook({}, {});
    const [, last = '', line] =
      /<\/sheetData><autoFilter ref="A1:([A-Z]+)(\d+)"/.exec(sheet) ?? [];
    expect(sheet).toContain(`r="${last}1"`);
    expect(Array.from(last).reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0)).toBe(
      head.length,
    );
    expect(line).toBe('3');
  });

  it('keeps accents, the local letters and signs of XML', async () => {
    const nom = 'Aɖɔtɔ <Éléonore> & "Ŋɛ"';
    const { cell } = await workbook({ nom, autresFormations: 'une\ndeux' });
    expect(cell('Nom')).toBe(nom);
    expect(cell('Autres formations et motivation')).toBe('une\ndeux');
  });

  it('holds nothing that the staff noted', async () => {
    const noted = { texte: 'Note du secrétariat', par: 'scolarite', date: received };
    const { lines } = await workbook({ note: noted });
    expect(lines.flat()).not.toContain(noted.texte);
  });

  it('has dates that can be sorted and computed with', async () => {
    const { cell } = await workbook({ dateNaissance: '2004-02-29' });
    expect(cell('Date d’inscription')).toBe(serial('2026-08-03T06:00:00Z'));
    expect(cell('Date de naissance')).toBe(serial('2004-02-29T00:00:00Z'));
  });

  it('leaves a birthday that spreadsheets get wrong as a text', async () => {
    const { cell } = await workbook({ dateNaissance: '1900-01-15' });
    expect(cell('Date de naissance')).toBe('15/01/1900');
  });

  it('holds no formula and no link, with any first character of an answer', async () => {
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

  it('has a line for every application', async () => {
    const { lines } = await workbook(...Array.from({ length: 1201 }, () => ({})));
    expect(lines).toHaveLength(1201);
  });
});
