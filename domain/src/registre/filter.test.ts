import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/factories/row.ts';
import type { Fields } from '../content/stored-documents.ts';
import {
  filterRows,
  latestFirst,
  noFilters,
  sortRows,
  type InscriptionFilters,
  type InscriptionSort,
} from './filter.ts';
import type { Row } from './row.ts';

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const date = '2025-08-01T09:00:00Z';
const correction = { date };

describe('filterRows', () => {
  it.each<[Partial<InscriptionFilters>, kept: Fields, left: Fields]>([
    [{ recherche: 'am kof' }, { nom: 'Kofi', prenom: 'Ama' }, { nom: 'Kofi' }],
    [{ parcours: 'bts' }, { parcours: 'bts' }, { parcours: 'bacpro' }],
    [{ parcours: 'bts' }, { formation: 'BTS' }, {}],
    [{ classe: 'bts2' }, { classe: 'bts2' }, { classe: 'bts1' }],
    [{ classe: 'bts2' }, { niveau: 'bts2' }, { niveau: 'CAP' }],
    [{ specialite: 'QHSE' }, { specialite: 'QHSE' }, { specialite: 'Chaudronnerie' }],
    [{ modalite: 'soir' }, { modalite: 'soir' }, { modalite: 'jour' }],
    [{ statut: 'acceptee' }, { statut: 'acceptee' }, { statut: 'refusee' }],
    [{ statut: 'en_attente' }, {}, { statut: 'acceptee' }],
    [{ corrections: true }, { correction }, {}],
    [{ aVerifier: true }, { aVerifier: ['piege'] }, { aVerifier: ['inconnue'] }],
  ])('keeps only the matching row with %j', (filters, kept, left) => {
    const rows = [row(left, 'left'), row(kept, 'kept')];
    expect(idsOf(filterRows(rows, { ...noFilters, ...filters }))).toEqual(['kept']);
    expect(filterRows(rows, noFilters)).toEqual(rows);
  });

  it('keeps a duplicate even when another filter excludes its counterpart', () => {
    const telephone = '+22890123456';
    const rows = [
      row({ telephone, nom: 'Ama' }, 'a'),
      row({ telephone, nom: 'Kofi' }, 'b'),
      row({ nom: 'Ama' }, 'c'),
    ];
    const doublons = { ...noFilters, doublons: true };
    expect(idsOf(filterRows(rows, doublons))).toEqual(['a', 'b']);
    expect(idsOf(filterRows(rows, { ...doublons, recherche: 'ama' }))).toEqual(['a']);
  });

  const sent = {
    before: '2025-06-30T23:59:59.999Z',
    first: '2025-07-01T00:00:00Z',
    last: '2025-07-31T23:59:59.999Z',
    after: '2025-08-01T00:00:00Z',
  };
  const sentRows = Object.entries(sent).map(([id, dateInscription]) =>
    row({ dateInscription }, id),
  );
  const all = Object.keys(sent);

  it.each([
    ['2025-07-01', '2025-07-31', ['first', 'last']],
    ['2025-07-01', '', ['first', 'last', 'after']],
    ['', '2025-07-31', ['before', 'first', 'last']],
    ['2025-07-01', '2025-07-01', ['first']],
    ['2025-08-01', '2025-07-01', []],
    ['2025-13-45', 'hier', all],
    ['', '', all],
  ])('includes both days of the range “%s” to “%s”, ignoring invalid ones', (du, au, ids) => {
    expect(idsOf(filterRows(sentRows, { ...noFilters, du, au }))).toEqual(ids);
  });

  it('excludes a row that fails a single filter, and keeps the order of rows', () => {
    const full = {
      ...{ nom: 'Ama', telephone: '90000001', parcours: 'bts', classe: 'bts2' },
      ...{ specialite: 'QHSE', modalite: 'soir', statut: 'acceptee', aVerifier: ['piege'] },
      ...{ dateInscription: sent.first, correction },
    };
    const failing: Fields[] = [
      ...[{ nom: 'Kofi' }, { telephone: '90000002' }, { parcours: 'bacpro' }],
      ...[{ classe: 'bts1' }, { specialite: '' }, { modalite: 'jour' }, { aVerifier: [] }],
      ...[{ statut: 'refusee' }, { correction: undefined }],
      ...[{ dateInscription: sent.before }, { dateInscription: sent.after }],
    ];
    const others = failing.map((fields, at) => row({ ...full, ...fields }, `${at}`));
    const filters: InscriptionFilters = {
      ...{ recherche: 'ama', parcours: 'bts', classe: 'bts2', specialite: 'QHSE' },
      ...{ modalite: 'soir', statut: 'acceptee', campagne: '', du: '2025-07-01' },
      ...{ au: '2025-07-31', doublons: true, corrections: true, aVerifier: true },
    };
    const rows = [row(full, 'z'), ...others, row(full, 'a')];
    expect(idsOf(filterRows(rows, filters))).toEqual(['z', 'a']);
  });
});

describe('sortRows', () => {
  const rows = [
    row({ nom: 'Ɖogbe', dateInscription: '2025-07-02' }, 'd'),
    row({ nom: 'ÉLAN', dateInscription: '2025-07-05' }, 'e'),
    row({ nom: 'Agbeko', prenom: 'Yao', dateInscription: '2025-07-01' }, 'former'),
    row({ nom: 'àgbéko', prenom: 'YAO', dateInscription: '2025-07-04' }, 'later'),
    row({ nom: 'Fafa', dateInscription: '2025-07-03' }, 'f'),
  ];
  it.each<[InscriptionSort, ids: string[]]>([
    [latestFirst, ['e', 'later', 'f', 'd', 'former']],
    [{ column: 'date', direction: 'asc' }, ['former', 'd', 'f', 'later', 'e']],
    [{ column: 'nom', direction: 'asc' }, ['later', 'former', 'd', 'e', 'f']],
    [{ column: 'nom', direction: 'desc' }, ['f', 'e', 'd', 'later', 'former']],
  ])('sorts by %j, ignoring accents, equal names latest first', (sort, ids) => {
    const given = [...rows];
    expect(idsOf(sortRows(rows, sort))).toEqual(ids);
    expect(rows).toEqual(given);
  });
});
