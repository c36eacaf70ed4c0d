import { duplicateKeys } from '@centre/domain/inscription-index';
import {
  planOf,
  type InscriptionFilters,
  type InscriptionPlan,
  type InscriptionSort,
} from '@centre/domain/inscription-query';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription-record';
import {
  collection,
  FieldPath,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { fieldsOf } from '../documents.ts';
import type { ReadAllOptions } from './types.ts';

/** The query of a plan, without a limit. */
export function queryOf(store: Firestore, plan: InscriptionPlan): Query {
  const conditions = plan.conditions.map(([path, operator, value]) =>
    where(new FieldPath(...path), operator, value),
  );
  const orderings = plan.orderings.map(([path, direction]) =>
    orderBy(new FieldPath(...path), direction),
  );
  return query(collection(store, plan.collection), ...conditions, ...orderings);
}

/** The next `count` documents of a plan. */
export function pageOf(
  store: Firestore,
  plan: InscriptionPlan,
  count: number,
  after?: DocumentSnapshot,
): Query {
  const whole = queryOf(store, plan);
  return after ? query(whole, startAfter(after), limit(count)) : query(whole, limit(count));
}

/** The application in a document that exists. */
export function recordIn(snapshot: DocumentSnapshot): InscriptionRecord {
  return recordOf(snapshot.id, fieldsOf(snapshot));
}

/** The rows that a snapshot of the plan's query shows. */
export function rowsIn(snapshot: QuerySnapshot, plan: InscriptionPlan): InscriptionRecord[] {
  const records = snapshot.docs.map(recordIn);
  const kept = plan.keep ? records.filter(plan.keep) : records;
  return plan.compare ? kept.toSorted(plan.compare) : kept;
}

export async function countOf(whole: Query): Promise<number> {
  return (await getCountFromServer(whole)).data().count;
}

/** Documents that one round of `readEverything` reads. */
const roundSize = 500;

/**
 * Every application that the filters leave, in rounds.
 *
 * @throws the reason of the signal when it is aborted, and Firestore's errors.
 */
export async function* readEverything(
  store: Firestore,
  filters: InscriptionFilters,
  sort: InscriptionSort,
  { onProgress, signal }: ReadAllOptions = {},
): AsyncGenerator<readonly InscriptionRecord[], void> {
  const plan = planOf(filters, sort);
  const unsorted: InscriptionRecord[] = [];
  let given = 0;
  let last: DocumentSnapshot | undefined;
  do {
    signal?.throwIfAborted();
    const snapshot: QuerySnapshot = await getDocsFromServer(
      pageOf(store, plan, roundSize, last),
    );
    signal?.throwIfAborted();
    last = snapshot.size < roundSize ? undefined : snapshot.docs.at(-1);
    const rows = rowsIn(snapshot, plan);
    given += rows.length;
    onProgress?.(given);
    // What the database cannot order has to be there before its first row is known.
    if (plan.compare) unsorted.push(...rows);
    else if (rows.length > 0) yield rows;
  } while (last);
  if (plan.compare && unsorted.length > 0) yield unsorted.sort(plan.compare);
}

/** Likely duplicates that are compared at one time. */
const mostDuplicates = 20;

/** The other applications with the same phone, or the same names and day of birth. */
export async function findDuplicates(
  store: Firestore,
  record: InscriptionRecord,
): Promise<InscriptionRecord[]> {
  const same = Object.entries(duplicateKeys(record)).filter(([, value]) => value !== '');
  const snapshots = await Promise.all(
    same.map(([field, value]) =>
      getDocsFromServer(
        query(
          collection(store, 'inscriptions'),
          where(new FieldPath('index', field), '==', value),
          limit(mostDuplicates + 1),
        ),
      ),
    ),
  );
  const found = snapshots.flatMap(({ docs }) => docs.map(recordIn));
  const others = new Map(found.map((other) => [other.id, other]));
  others.delete(record.id);
  return [...others.values()]
    .sort((a, b) => a.dateInscription.getTime() - b.dateInscription.getTime())
    .slice(0, mostDuplicates);
}
