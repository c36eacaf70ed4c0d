import { randomInt } from 'node:crypto';
import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import {
  countInto,
  differenceOf,
  sumOfBilans,
  type Bilan,
  type Counted,
  type Tally,
} from '@centre/domain/bilan/bilan';
import { firestore } from '../admin.ts';
import { inscriptions, recordIn } from '../inscription/documents.ts';

// Each campaign has as many documents, which share the writes of a busy day; the figures are their
// sums. A record that is counted says in `compteLe` under which day.

export const shards = 10;

const documentOf = (campagne: string, shard: number) =>
  firestore()
    .collection('bilans')
    .doc(`${encodeURIComponent(campagne)}~${shard}`);

/** A stored application as it is counted; undefined when it is not yet. */
export function countedIn(snapshot: DocumentSnapshot): Counted | undefined {
  const jour: unknown = snapshot.get('compteLe');
  return typeof jour === 'string' ? { record: recordIn(snapshot), jour } : undefined;
}

/**
 * Adds to `batch` what a change does to the figures: both are stored, or neither is.
 *
 * @param before undefined for an application that was not counted.
 * @param after undefined for one that is removed.
 */
export function addToBilan(
  batch: WriteBatch,
  before: Counted | undefined,
  after: Counted | undefined,
): void {
  for (const campagne of new Set([before?.record.campagne, after?.record.campagne])) {
    if (campagne === undefined) continue;
    const ofCampaign = (counted: Counted | undefined) =>
      counted?.record.campagne === campagne ? countInto({}, counted) : undefined;
    addDifference(batch, campagne, differenceOf(ofCampaign(after), ofCampaign(before)));
  }
}

function addDifference(batch: WriteBatch, campagne: string, difference: Bilan): void {
  const entries = Object.entries(difference).filter(([, groups]) => !isEmpty(groups));
  if (entries.length === 0) return;
  const steps = entries.map(([dimension, groups]) => [
    dimension,
    mapValues(groups, (counts) => mapValues(counts, (step) => FieldValue.increment(step))),
  ]);
  const document = documentOf(campagne, randomInt(shards));
  batch.set(document, { campagne, ...Object.fromEntries(steps) }, { merge: true });
}

const isEmpty = (object: object) => Object.keys(object).length === 0;

function mapValues<Value, To>(
  object: Readonly<Record<string, Value>>,
  to: (value: Value) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, to(value)]));
}

/** The figures of these campaigns, in their order. Each costs ten reads. */
export async function readBilans(campagnes: readonly string[]): Promise<Bilan[]> {
  const documents = campagnes.flatMap((campagne) =>
    Array.from({ length: shards }, (_, shard) => documentOf(campagne, shard)),
  );
  const parts = (await firestore().getAll(...documents)).map((snapshot) => snapshot.data());
  return campagnes.map((_, place) =>
    sumOfBilans(parts.slice(place * shards, (place + 1) * shards)),
  );
}

/** Fields that the figures are derived from. */
const countedFields = [
  ...['specialite', 'parcours', 'classe', 'niveau', 'formation', 'sexe', 'dateNaissance'],
  ...['lieuResidence', 'statut', 'campagne', 'compteLe', 'dateInscription', 'index.date'],
];

/** Records of one answer, which are held in memory. */
const pageSize = 5_000;

/**
 * Counts all applications anew and corrects the figures by what they differ. The reading sees one
 * moment, and the correction is a difference: commands may go on meanwhile.
 *
 * @returns the campaigns whose figures were wrong.
 */
export async function recountBilans(): Promise<string[]> {
  // A transaction that is open is closed after a minute; reading at a time that is past needs none.
  const { readTime } = await firestore().collection('bilans').limit(1).get();
  const { kept, counted } = await firestore().runTransaction(readAll, {
    readOnly: true,
    readTime,
  });
  const batch = firestore().batch();
  const wrong: string[] = [];
  for (const campagne of new Set([...kept.keys(), ...counted.keys()])) {
    const difference = differenceOf(counted.get(campagne), kept.get(campagne));
    if (Object.values(difference).every(isEmpty)) continue;
    addDifference(batch, campagne, difference);
    wrong.push(campagne);
  }
  await batch.commit();
  return wrong;
}

async function readAll(transaction: Transaction) {
  const [kept, counted] = [new Map<string, Bilan>(), new Map<string, Tally>()];
  for (const document of (await transaction.get(firestore().collection('bilans'))).docs) {
    const campagne = String(document.get('campagne'));
    kept.set(campagne, sumOfBilans([kept.get(campagne), document.data()]));
  }
  const all = inscriptions()
    .orderBy(FieldPath.documentId())
    .select(...countedFields)
    .limit(pageSize);
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await transaction.get(last ? all.startAfter(last) : all);
    for (const one of docs.map(countedIn)) {
      if (!one) continue;
      const { campagne } = one.record;
      counted.set(campagne, countInto(counted.get(campagne) ?? {}, one));
    }
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last);
  return { kept, counted };
}
