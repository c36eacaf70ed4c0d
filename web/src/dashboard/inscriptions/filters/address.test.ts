import { latestFirst, noFilters } from '@centre/domain/registre/filter';
import { describe, expect, it } from 'vitest';
import { omit } from '../../../../../tests/factories/omit.ts';
import {
  campagneOf,
  isFiltered,
  readAddress,
  writeAddress,
  type ListAddress,
} from './address.ts';

const none = omit(noFilters, 'recherche');

const full: ListAddress = {
  filters: {
    parcours: 'bts',
    classe: 'bts2',
    specialite: 'QHSE',
    modalite: 'soir',
    statut: 'en_attente',
    campagne: '2024-2025',
    du: '2026-07-01',
    au: '2026-09-30',
    doublons: true,
    corrections: true,
    aVerifier: true,
  },
  sort: { column: 'nom', direction: 'desc' },
  open: 'a-1',
};

describe('Address of the list', () => {
  it('round-trips filters, sort order and open record', () => {
    expect(readAddress(writeAddress(full))).toEqual(full);
    const usual = { filters: none, sort: latestFirst, open: '' };
    expect(readAddress(writeAddress(usual))).toEqual(usual);
  });

  it('is empty for the defaults', () => {
    expect(String(writeAddress({ filters: none, sort: latestFirst, open: '' }))).toBe('');
  });

  it('does not contain the search text', () => {
    const filters = { ...full.filters, recherche: 'Mensah' };
    expect(String(writeAddress({ ...full, filters }))).not.toContain('Mensah');
  });

  it.each([
    'parcours=doctorat&classe=cp&specialite=magie&modalite=nuit&statut=perdue',
    'du=2026-02-30&au=hier',
    'doublons=peut-etre&miens=oui',
    'tri=telephone&sens=desc',
  ])('reads the invalid query %s as the defaults', (query) => {
    const { filters, sort } = readAddress(new URLSearchParams(query));
    expect(filters).toEqual(none);
    expect(sort).toEqual(latestFirst);
  });
});

describe('isFiltered', () => {
  it('returns false without filters, and true with a search or doublons', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered({ ...noFilters, recherche: 'afi' })).toBe(true);
    expect(isFiltered({ ...noFilters, doublons: true })).toBe(true);
  });
});

describe('campagneOf', () => {
  const campagneFor = (campagne: string, campagnes: readonly string[]) =>
    campagneOf({ campagne }, campagnes);
  const campagnes = ['2026-2027', '2025-2026'];

  it('returns the current campaign unless another or all are chosen', () => {
    expect(campagneFor('', campagnes)).toBe('2026-2027');
    expect(campagneFor('2025-2026', campagnes)).toBe('2025-2026');
    expect(campagneFor('toutes', campagnes)).toBe('toutes');
  });

  it('returns all campaigns when none is known', () => {
    expect(campagneFor('', [])).toBe('toutes');
  });
});
