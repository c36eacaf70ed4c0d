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

describe('The address of the list', () => {
  it('gives back what was put into it', () => {
    expect(readAddress(writeAddress(full))).toEqual(full);
    const usual = { filters: none, sort: latestFirst, open: '' };
    expect(readAddress(writeAddress(usual))).toEqual(usual);
  });

  it('is bare when nothing is chosen', () => {
    expect(String(writeAddress({ filters: none, sort: latestFirst, open: '' }))).toBe('');
  });

  it('has no room for what is searched', () => {
    const filters = { ...full.filters, recherche: 'Mensah' };
    expect(String(writeAddress({ ...full, filters }))).not.toContain('Mensah');
  });

  it.each([
    'parcours=doctorat&classe=cp&specialite=magie&modalite=nuit&statut=perdue',
    'du=2026-02-30&au=hier',
    'doublons=peut-etre&miens=oui',
    'tri=telephone&sens=desc',
  ])('takes %s for nothing chosen', (query) => {
    const { filters, sort } = readAddress(new URLSearchParams(query));
    expect(filters).toEqual(none);
    expect(sort).toEqual(latestFirst);
  });
});

describe('A list', () => {
  it('is whole without filters and narrowed by any of them', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered({ ...noFilters, recherche: 'afi' })).toBe(true);
    expect(isFiltered({ ...noFilters, doublons: true })).toBe(true);
  });
});

describe('The list shows', () => {
  const asked = (campagne: string, campagnes: readonly string[]) =>
    campagneOf({ campagne }, campagnes);
  const campagnes = ['2026-2027', '2025-2026'];

  it('the current campaign, unless another or all are chosen', () => {
    expect(asked('', campagnes)).toBe('2026-2027');
    expect(asked('2025-2026', campagnes)).toBe('2025-2026');
    expect(asked('toutes', campagnes)).toBe('toutes');
  });

  it('everything as long as no campaign is known', () => {
    expect(asked('', [])).toBe('toutes');
  });
});
