import { describe, expect, it } from 'vitest';
import database from '../../../firestore.indexes.json' with { type: 'json' };
import {
  latestFirst,
  noFilters,
  planOf,
  type InscriptionFilters,
  type InscriptionPlan,
  type InscriptionSort,
} from './query.ts';
import { recordOf } from './record.ts';

interface DeclaredIndex {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}

const declared: readonly DeclaredIndex[] = database.indexes;

const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

/** Whether there is an index of exactly these fields. */
function isDeclared(group: string, fields: readonly (readonly [string, string])[]): boolean {
  return declared.some(
    (index) =>
      index.collectionGroup === group &&
      index.fields.length === fields.length &&
      fields.every(
        ([path, order], at) =>
          index.fields[at]?.fieldPath === path && index.fields[at].order === order,
      ),
  );
}

/**
 * The indexes that the database merges to answer a plan: for every equality one that begins
 * with it and ends with the plan's order. One field in one order has an index by itself.
 */
function missingIndexes({ collection, conditions, orderings }: InscriptionPlan): string[] {
  const order = orderings.map(
    ([path, direction]) => [path.join('.'), directions[direction]] as const,
  );
  const equalities = conditions.filter(([, operator]) => operator === '==');
  const needed = equalities.map(([path]) => [
    [path.join('.'), directions.asc] as const,
    ...order,
  ]);
  if (equalities.length === 0 && order.length > 1) needed.push([...order]);
  return needed
    .filter((fields) => !isDeclared(collection, fields))
    .map((fields) => JSON.stringify(fields));
}

const sorts: readonly InscriptionSort[] = (['date', 'nom'] as const).flatMap((column) =>
  (['asc', 'desc'] as const).map((direction) => ({ column, direction })),
);

/** Every combination of filters, each of which is either open or set. */
const set: InscriptionFilters = {
  recherche: 'ama kof',
  parcours: 'bts',
  classe: 'bts2',
  specialite: 'QHSE',
  modalite: 'soir',
  statut: 'acceptee',
  campagne: '2024-2025',
  du: '2025-07-01',
  au: '2025-07-31',
  doublons: true,
  corrections: true,
  aVerifier: true,
};
const names = Object.keys(set) as (keyof InscriptionFilters)[];
const everyFilter = names.reduce<readonly InscriptionFilters[]>(
  (all, name) => all.flatMap((filters) => [filters, { ...filters, [name]: set[name] }]),
  [noFilters],
);

const plans = everyFilter.flatMap((filters) => sorts.map((sort) => planOf(filters, sort)));

describe('every list that can be asked for', () => {
  it('has the indexes that it needs', () => {
    expect(plans).toHaveLength(2 ** 12 * 4);
    expect([...new Set(plans.flatMap(missingIndexes))]).toEqual([]);
  });

  it('would miss an index that is not declared', () => {
    const plan = planOf({ ...noFilters, statut: 'acceptee' }, latestFirst);
    const other = { ...plan, orderings: [[['index', 'telephone'], 'asc'] as const] };
    expect(missingIndexes(plan)).toEqual([]);
    expect(missingIndexes(other)).toHaveLength(1);
  });

  it('orders a range by its own field, or by the name before it', () => {
    for (const { conditions, orderings } of plans) {
      const ranges = conditions.filter(([, operator]) => operator !== '==');
      for (const [path] of ranges) {
        expect(orderings.map(([field]) => field.join('.'))).toContain(path.join('.'));
      }
    }
  });

  it('says whatever filter the database does not', () => {
    const record = recordOf('a', {
      nom: 'Kofi',
      prenom: 'Ama',
      parcours: 'bts',
      classe: 'bts1',
      specialite: 'QHSE',
      modalite: 'soir',
      statut: 'acceptee',
      campagne: '2024-2025',
      correction: { telephone: '+22890000000', date: new Date(0) },
    });
    const keeps = (change: Partial<InscriptionFilters>) =>
      planOf({ ...noFilters, recherche: 'ama kof', ...change }, latestFirst).keep?.(record);
    expect(keeps({})).toBe(true);
    const others = { classe: 'bts1', doublons: false, aVerifier: false } as const;
    expect(keeps({ ...set, recherche: 'ama kof', ...others })).toBe(true);
    expect(keeps({ parcours: 'bacpro' })).toBe(false);
    expect(keeps({ classe: 'bts2' })).toBe(false);
    expect(keeps({ specialite: 'Chaudronnerie' })).toBe(false);
    expect(keeps({ modalite: 'jour' })).toBe(false);
    expect(keeps({ statut: 'refusee' })).toBe(false);
    expect(keeps({ campagne: '2025-2026' })).toBe(false);
    expect(keeps({ doublons: true })).toBe(false);
    expect(keeps({ aVerifier: true })).toBe(false);
    expect(keeps({ corrections: true })).toBe(true);
  });
});

describe('the plain list', () => {
  it('is ordered by the record itself, so that one without an index shows', () => {
    expect(planOf(noFilters, latestFirst)).toMatchObject({
      collection: 'inscriptions',
      conditions: [],
      orderings: [[['dateInscription'], 'desc']],
    });
  });

  it('of a period goes from the first moment of a day to the last of another', () => {
    const { conditions } = planOf(
      { ...noFilters, du: '2025-07-01', au: '2025-07-31' },
      latestFirst,
    );
    expect(conditions).toEqual([
      [['index', 'date'], '>=', new Date('2025-07-01T00:00:00Z')],
      [['index', 'date'], '<', new Date('2025-08-01T00:00:00Z')],
    ]);
  });

  it('of a day that does not exist has no bound', () => {
    expect(planOf({ ...noFilters, du: '2025-13-45' }, latestFirst).conditions).toEqual([]);
  });
});
