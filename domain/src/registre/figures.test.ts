import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/factories/row.ts';
import { countStatuts, deskFigures, figures } from './figures.ts';
import { figureFilters, filterRows, noFilters } from './filter.ts';

const rows = [
  { parcours: 'bts', classe: 'bts2', modalite: 'jour' },
  { parcours: 'bts', classe: 'bts2', modalite: 'soir', statut: 'acceptee' },
  { parcours: 'bts', classe: 'bts2' },
  { formation: 'BTS', niveau: 'bts1', statut: 'refusee' },
  { parcours: 'bacpro', statut: 'inconnu' },
  { parcours: 'formation_courte' },
  { parcours: 'licence', statut: 'acceptee' },
  {},
].map((fields, at) => row(fields, `${at}`));

describe('Desk figures', () => {
  it('count the rows with the values of each figure, and 0 without rows', () => {
    expect(figures(rows)).toEqual({
      ...{ total: 8, bts: 4, bacpro: 1, formationCourte: 1, licence: 1 },
      ...{ bts2: 3, bts2Jour: 1, bts2Soir: 1 },
    });
    expect(new Set(Object.values(figures([])))).toEqual(new Set([0]));
    expect(figureFilters({})).toEqual({});
  });

  it.each(Object.entries(deskFigures))(
    'count for “%s” as many rows as the list that the figure links to',
    (name, values) => {
      const chosen = { ...noFilters, parcours: 'licence', classe: 'terminale' } as const;
      const from = name === 'total' ? noFilters : chosen;
      const shown = filterRows(rows, { ...from, ...figureFilters(values) });
      expect(shown).toHaveLength(figures(rows)[name as keyof typeof deskFigures]);
    },
  );

  it('count rows by statut, an unknown statut as en_attente', () => {
    expect(countStatuts(rows)).toEqual({ en_attente: 5, acceptee: 2, refusee: 1 });
    expect(countStatuts([])).toEqual({ en_attente: 0, acceptee: 0, refusee: 0 });
  });
});
