import {
  duplicateKeys,
  indexVersion,
  inscriptionFigures,
  type InscriptionStatistics,
} from '@centre/domain/inscription/search-index';
import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription/inscription';
import {
  figureFilters,
  latestFirst,
  planOf,
  type InscriptionFilters,
  type InscriptionPlan,
  type InscriptionSort,
} from '@centre/domain/inscription/query';
import type { PlaceLine } from '@centre/domain/campagne/places';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { readAs } from '@centre/domain/content/stored-documents';
import {
  collection,
  FieldPath,
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
import { countOf } from './queries.ts';

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
export function pageQuery(
  store: Firestore,
  plan: InscriptionPlan,
  count: number,
  after?: DocumentSnapshot,
): Query {
  return query(queryOf(store, plan), ...(after ? [startAfter(after)] : []), limit(count));
}

/** The application in a document that exists. */
export const recordIn = readAs(recordOf);

/** The rows that a snapshot of the plan's query shows. */
export function rowsIn(snapshot: QuerySnapshot, plan: InscriptionPlan): InscriptionRecord[] {
  const records = snapshot.docs.map(recordIn);
  const kept = plan.keep ? records.filter(plan.keep) : records;
  return plan.compare ? [...kept].sort(plan.compare) : kept;
}

/** How many records have these values in their index; all without values. */
function countWith(
  store: Firestore,
  values: Readonly<Record<string, string | number>> = {},
): Promise<number> {
  const conditions = Object.entries(values).map(([field, value]) =>
    where(`index.${field}`, '==', value),
  );
  return countOf(query(collection(store, 'inscriptions'), ...conditions));
}

/**
 * The figures to some filters, by aggregation: no document is read. The total is what the list
 * holds; the others are what it would hold of each path, whichever is chosen. The search, which
 * the database answers in part only, is left out.
 */
export async function countStatistics(
  store: Firestore,
  filters: InscriptionFilters,
): Promise<InscriptionStatistics> {
  const counts = await Promise.all(
    Object.entries(inscriptionFigures).map(async ([name, values]) => {
      const plan = planOf({ ...filters, ...figureFilters(values), recherche: '' }, latestFirst);
      return [name, await countOf(queryOf(store, plan))] as const;
    }),
  );
  return Object.fromEntries(counts) as InscriptionStatistics;
}

const statuts = Object.keys(statutLabels) as InscriptionStatut[];

/** How many applications of a campaign were accepted, were refused and wait. */
export async function countStatuts(
  store: Firestore,
  campagne: string,
): Promise<Record<InscriptionStatut, number>> {
  const counts = await Promise.all(
    statuts.map(
      async (statut) => [statut, await countWith(store, { statut, campagne })] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<InscriptionStatut, number>;
}

/** How many applicants of a campaign were accepted in each of these classes and specialities. */
export async function countAccepted(
  store: Firestore,
  campagne: string,
  lines: readonly PlaceLine[],
): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    lines.map(async ({ key, classe, specialite }) => {
      const values = { statut: 'acceptee', campagne, classe, specialite };
      return [key, await countWith(store, values)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** How many records have no index, or one of another version. */
export async function countMissing(store: Firestore): Promise<number> {
  const [all, indexed] = await Promise.all([
    countWith(store),
    countWith(store, { version: indexVersion }),
  ]);
  return all - indexed;
}

interface ReadAllOptions {
  readonly onProgress?: (rows: number) => void;
  /** Stops before the next round; the generator then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Documents that one round of `readEverything` reads. */
const roundSize = 500;

/**
 * Every application that the filters leave, for exports: in rounds of at most 500, so that
 * nothing is held that was already written down.
 *
 * @throws an `AbortError` when the signal is aborted, and Firestore's errors.
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
    stopIfAborted(signal);
    const snapshot: QuerySnapshot = await getDocsFromServer(
      pageQuery(store, plan, roundSize, last),
    );
    stopIfAborted(signal);
    last = snapshot.size < roundSize ? undefined : snapshot.docs.at(-1);
    const rows = rowsIn(snapshot, plan);
    given += rows.length;
    onProgress?.(given);
    // Rows that the database cannot order are all read before the first one is known.
    if (plan.compare) unsorted.push(...rows);
    else if (rows.length > 0) yield rows;
  } while (last);
  if (plan.compare && unsorted.length > 0) yield unsorted.sort(plan.compare);
}

// Chrome has `throwIfAborted` from 100 on only.
function stopIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The reading was stopped.', 'AbortError');
}

/** Likely duplicates that are compared at one time. */
const mostDuplicates = 20;

/**
 * The other applications with the same phone, or the same names and day of birth; twenty at
 * most, the oldest first.
 */
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
