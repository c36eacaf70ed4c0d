import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { exportColumns } from './columns.ts';
import { csvFile, csvLine } from './csv.ts';

const received = new Date('2026-08-03T07:45:00Z');

/** Cells of a file by line, as a French Excel splits them. */
function parsed(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, cell = '', end = ''] of text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ';') lines.push([]);
  }
  return lines.slice(0, -1);
}

async function cells(fields: Record<string, unknown>) {
  const file = csvFile([recordOf('un', { dateInscription: received, ...fields })]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [head = [], line = []] = parsed(text.slice(1));
  return { text, cell: new Map(head.map((label, index) => [label, line[index]])) };
}

describe('CSV file', () => {
  it('begins with a BOM, has every column heading and keeps every letter', async () => {
    const nom = 'Aɖɔtɔ "Éléonore"; Ŋɛ';
    const note = { texte: 'Note du secrétariat', par: 'scolarite', date: received };
    const { text, cell } = await cells({ nom, autresFormations: 'une\ndeux', note });
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect([...cell.keys()]).toEqual(exportColumns.map(({ label }) => label));
    expect(cell.size).toBeGreaterThan(30);
    expect(cell.get('Nom')).toBe(nom);
    expect(cell.get('Autres formations et motivation')).toBe('une\ndeux');
    // Notes of the staff are not exported.
    expect(text).not.toContain(note.texte);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\u200B=1'])(
    'escapes the formula %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it.each(['1+1', 'a=b', 'Marie-Reine', 'moi@exemple.tg'])('keeps %j unchanged', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });

  it.each([
    ...['00123', '007', '0012,5', '123456789012', '1234 5678 9012 3456', '1e5', '2,50', '(5)'],
    ...['1-5', '1/5', '1.5', '2024-05', '05/2024', '12/05/2024', '12:30', '12/5/24 8:05'],
    ...['12 mai', '12 Févr. 2024', 'Mai 2024', 'août-24', '1-janvier'],
  ])('marks the answer %j as text, not as a number or date', async (typed) => {
    const { cell } = await cells({ autresFormations: typed });
    expect(cell.get('Autres formations et motivation')).toBe(`'${typed}`);
  });

  it.each(['0', '12', '2023', '1,5', '2025-2026', 'Mars', '12 ans', '90 11 22 33', '2e année'])(
    'keeps the answer %j, which spreadsheets do not convert',
    async (typed) => {
      const { cell } = await cells({ autresFormations: typed, campagne: '2025-2026' });
      expect(cell.get('Autres formations et motivation')).toBe(typed);
      expect(cell.get('Campagne')).toBe('2025-2026');
    },
  );

  it('contains French dates, and labels instead of codes', async () => {
    const answers = { parcours: 'bts', classe: 'bts2', sexe: 'feminin' };
    const { cell } = await cells({ ...answers, dateNaissance: '2004-02-29' });
    for (const [label, written] of [
      ['Date d’inscription', '03/08/2026 07:45'],
      ['Date de naissance', '29/02/2004'],
      ['Date de traitement', ''],
      ['Classe', 'BTS 2ème année'],
      ['Sexe', 'Féminin'],
      ['Statut', 'En attente'],
    ] as const) {
      expect(cell.get(label)).toBe(written);
    }
  });

  it.each([
    ['+22890112233', '(+228) 90 11 22 33'],
    ['90112233', '(+228) 90 11 22 33'],
    ['+33612345678', '(+33) 612345678'],
    ['+14155550100', '(+1) 41 55 55 01 00'],
    ['+2290197123456', '(+229) 01 97 12 34 56'],
    ['0612345678', '06 12 34 56 78'],
    ['901234567', '9 01 23 45 67'],
    ['inconnu', 'inconnu'],
    ['00123', "'00123"],
    ['', ''],
  ])('formats the phone number %j as text', async (telephone, written) => {
    const { cell } = await cells({ telephone });
    expect(cell.get('Téléphone')).toBe(written);
  });

  it('has one line per application', async () => {
    const records = Array.from({ length: 1201 }, (_, index) => recordOf(String(index), {}));
    expect(parsed(await csvFile(records).text())).toHaveLength(1202);
  });
});
