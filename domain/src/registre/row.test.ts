import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inscription } from '../../../tests/factories/inscription.ts';
import { row } from '../../../tests/factories/row.ts';
import {
  classeLabels,
  modaliteLabels,
  parcoursLabels,
  statutLabels,
} from '../inscription/inscription.ts';
import { aVerifierLabels } from '../inscription/record.ts';
import {
  campagneOfRegister,
  lineOf,
  registerDigits,
  registerName,
  rowIn,
  rowsIn,
  type Row,
} from './row.ts';

const campagne = '2025-2026';

const typed = fc.string({
  unit: fc.constantFrom('a', 'É', 'ɖ', '1', '|', '\t', '\n', '\r\n', ' ', '\u00A0', '~', '\\'),
  maxLength: 8,
});
const keyOf = (labels: object) => fc.constantFrom('', ...Object.keys(labels));
const someOf = (values: readonly string[]) => fc.subarray([...values]);
const day = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
});
const stored = fc.record({
  ...{ reference: typed, nom: typed, prenom: typed, dateNaissance: typed, sexe: typed },
  ...{ telephone: typed, email: typed, lieuResidence: typed, adresse: typed },
  ...{ specialite: typed, niveau: typed, formation: typed },
  parcours: keyOf(parcoursLabels),
  classe: keyOf(classeLabels),
  modalite: keyOf(modaliteLabels),
  statut: keyOf(statutLabels),
  dateInscription: day,
  aVerifier: someOf(Object.keys(aVerifierLabels)),
  partage: someOf(['+22890123456', 'afi mensah 2001-02-03']),
  correction: fc.option(fc.record({ date: day, email: typed })),
  pieceManquante: fc.option(fc.record({ date: day, texte: typed })),
});

/** Row in whose texts each white space is a single space. */
const onOneLine = (one: Row) => {
  const flat = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ') : value;
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, flat(value)]));
};

describe('Row', () => {
  it('survives serialization and parsing, except for white space', () => {
    fc.assert(
      fc.property(stored, (fields) => {
        const one = row({ ...fields, campagne }, 'id');
        const line = lineOf(one);
        expect(line).toMatch(/^[^\r\n]*\S$/);
        const read = rowIn('id', campagne, line);
        expect(read).toEqual(onOneLine(one));
        expect(lineOf(read)).toBe(line);
      }),
    );
  });

  it('takes missing values of an older application from its other fields', () => {
    const older = { formation: 'BTS - QHSE [soir]', niveau: 'bts2', adresse: 'Kara' };
    const derived = { parcours: 'bts', modalite: 'soir', classe: 'bts2', niveau: '' };
    expect(row(older)).toMatchObject({ ...derived, lieuResidence: 'Kara' });
    expect(row({ niveau: 'CAP' })).toMatchObject({ classe: undefined, niveau: 'CAP' });
    expect(row({ adresse: 'Kara', lieuResidence: 'Lomé' }).lieuResidence).toBe('Lomé');
  });

  it('states a requested correction and the next contact with the applicant', () => {
    const date = '2025-08-01T09:00:00Z';
    expect(row()).toMatchObject({ correction: false, aPrevenir: undefined });
    expect(
      row({ correction: { date }, statut: 'acceptee', dateInscription: date }),
    ).toMatchObject({ correction: true, aPrevenir: { motif: 'decision', des: '2025-08-01' } });
  });
});

describe('Line of a row', () => {
  it('has about 200 bytes for an ordinary application', () => {
    const sizes = Array.from({ length: 100 }, (_, at) => {
      const line = lineOf(row({ ...inscription({}, at), campagne }));
      return encodeURIComponent(line).replace(/%../g, '%').length;
    });
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(210);
    expect(Math.max(...sizes)).toBeLessThan(250);
  });

  it.each([undefined, null, 5, {}, [], '', 'nom', '\t'.repeat(60), '\t\t\t\t2025-13-45\t\t'])(
    'is parsed to a default row when unreadable: %j',
    (line) => {
      const { id, statut, dateInscription } = rowIn('un', campagne, line);
      expect([id, statut, dateInscription]).toEqual(['un', 'en_attente', new Date(0)]);
    },
  );

  it('is parsed to a row for any cells', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor'));
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        expect(rowIn('un', campagne, cells.join('\t'))).toMatchObject({ id: 'un', campagne });
      }),
    );
  });
});

describe('Register document', () => {
  it('is named after its campagne and digit', () => {
    expect(registerName('2025-2026', 'a')).toBe('2025-2026~a');
    expect(registerName('2025/2026', '0')).toBe('2025%2F2026~0');
  });

  it('has a name without a slash, from which any campagne is read back', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...registerDigits), (name, digit) => {
        const document = registerName(name, digit);
        expect(document).not.toContain('/');
        expect(campagneOfRegister(document)).toBe(name);
      }),
    );
  });

  it('returns the rows of its campagne, and none without lines', () => {
    const rows = ['a', 'b'].map((id) => row({ nom: `Nom ${id}`, campagne }, id));
    const lignes = Object.fromEntries(rows.map((one) => [one.id, lineOf(one)]));
    expect(rowsIn(registerName(campagne, '7'), { lignes })).toEqual(rows);
    expect([{}, { lignes: 'a' }].flatMap((fields) => rowsIn('a~7', fields))).toEqual([]);
  });
});
