import { indexVersion } from '@centre/domain/inscription-index';
import { collection, query, where, type Firestore } from 'firebase/firestore';
import { countOf } from './reading.ts';
import type { InscriptionStatistics } from './types.ts';

/** Counts that are under way, so that what two parts of a screen want is counted once. */
const underWay = new Map<string, Promise<number>>();

type Values = Readonly<Record<string, string | number>>;

/** How many records have these values in their index; all of them when none are given. */
function countWith(store: Firestore, values: Values = {}): Promise<number> {
  const key = JSON.stringify([store.app.name, values]);
  const counting = underWay.get(key) ?? count(store, values);
  underWay.set(key, counting);
  return counting.finally(() => underWay.delete(key));
}

function count(store: Firestore, values: Values): Promise<number> {
  const conditions = Object.entries(values).map(([field, value]) =>
    where(`index.${field}`, '==', value),
  );
  return countOf(query(collection(store, 'inscriptions'), ...conditions));
}

/** The figures of the whole collection, by aggregation: no document is read. */
export async function countStatistics(store: Firestore): Promise<InscriptionStatistics> {
  const parcours = (value: string) => countWith(store, { parcours: value });
  const bts2 = (modalite: string) => countWith(store, { classe: 'bts2', modalite });
  const [total, bts, bacpro, formationCourte, licence] = await Promise.all([
    countWith(store),
    ...['bts', 'bacpro', 'formation_courte', 'licence'].map(parcours),
  ]);
  const [allBts2, bts2Jour, bts2Soir] = await Promise.all([
    countWith(store, { classe: 'bts2' }),
    ...['jour', 'soir'].map(bts2),
  ]);
  return {
    total,
    bts: bts ?? 0,
    bacpro: bacpro ?? 0,
    formationCourte: formationCourte ?? 0,
    licence: licence ?? 0,
    bts2: allBts2,
    bts2Jour: bts2Jour ?? 0,
    bts2Soir: bts2Soir ?? 0,
  };
}

/** How many records have no index, or one of another version. */
export async function countMissing(store: Firestore): Promise<number> {
  const [all, indexed] = await Promise.all([
    countWith(store),
    countWith(store, { version: indexVersion }),
  ]);
  return all - indexed;
}
