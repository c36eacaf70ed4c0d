import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { exportColumns } from './columns.ts';
import { csvFile, csvLine } from './csv.ts';

const received = new Date('2026-08-03T07:45:00Z');

/** The cells of a file as a French Excel parts them. */
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

describe('A CSV file', () => {
  it('begins with the mark of UTF-8 and has a head of every column', async () => {
    const { text, cell } = await cells({});
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect([...cell.keys()]).toEqual(exportColumns.map(({ label }) => label));
    expect(cell.size).toBeGreaterThan(30);
  });

  it('keeps accents, the local letters, quotes, semicolons and line breaks', async () => {
    const nom = 'Aɖɔtɔ "Éléonore"; Ŋɛ';
    const { cell } = await cells({ nom, autresFormations: 'une\ndeux' });
    expect(cell.get('Nom')).toBe(nom);
    expect(cell.get('Autres formations et motivation')).toBe('une\ndeux');
  });

  it('holds nothing that the staff noted', async () => {
    const noted = { texte: 'Note du secrétariat', par: 'scolarite', date: received };
    const { text } = await cells({ note: noted });
    expect(text).not.toContain(noted.texte);
  });

  it('ends each line with a carriage return and a line feed', () => {
    expect(csvLine(['a', 'b'])).toBe('"a";"b"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\u200B=1'])(
    'lets no spreadsheet compute %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it.each(['1+1', 'a=b', 'Marie-Reine', 'moi@exemple.tg'])('leaves %j as it is', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });

  it.each([
    ...['00123', '007', '0012,5', '123456789012', '1234 5678 9012 3456', '1e5', '2,50', '(5)'],
    ...['1-5', '1/5', '1.5', '2024-05', '05/2024', '12/05/2024', '12:30', '12/5/24 8:05'],
    ...['12 mai', '12 Févr. 2024', 'Mai 2024', 'août-24', '1-janvier'],
  ])('says of the answer %j that it is a text, no number and no date', async (typed) => {
    const { cell } = await cells({ autresFormations: typed });
    expect(cell.get('Autres formations et motivation')).toBe(`'${typed}`);
  });

  it.each(['0', '12', '2023', '1,5', '2025-2026', 'Mars', '12 ans', '90 11 22 33', '2e année'])(
    'leaves the answer %j, which a spreadsheet shows as it is',
    async (typed) => {
      const { cell } = await cells({ autresFormations: typed, campagne: '2025-2026' });
      expect(cell.get('Autres formations et motivation')).toBe(typed);
      expect(cell.get('Campagne')).toBe('2025-2026');
    },
  );

  it('says dates as they are said in French', async () => {
    const { cell } = await cells({ dateNaissance: '2004-02-29' });
    expect(cell.get('Date d’inscription')).toBe('03/08/2026 07:45');
    expect(cell.get('Date de naissance')).toBe('29/02/2004');
    expect(cell.get('Date de traitement')).toBe('');
  });

  it('says the words of the form and not its codes', async () => {
    const { cell } = await cells({ parcours: 'bts', classe: 'bts2', sexe: 'feminin' });
    expect(cell.get('Classe')).toBe('BTS 2ème année');
    expect(cell.get('Sexe')).toBe('Féminin');
    expect(cell.get('Statut')).toBe('En attente');
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
  ])('writes the phone %j so that it stays a text', async (telephone, written) => {
    const { cell } = await cells({ telephone });
    expect(cell.get('Téléphone')).toBe(written);
  });

  it('has a line for every application', () => {
    const records = Array.from({ length: 1201 }, (_, index) => recordOf(String(index), {}));
    return expect(
      csvFile(records)
        .text()
        .then((text) => parsed(text).length),
    ).resolves.toBe(1202);
  });
});
