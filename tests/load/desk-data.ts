import { recordOf } from '@centre/domain/inscription-record';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { documentsOf } from '../../functions/src/data/inscription-documents.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';

/** Documents of a batch, and batches that are under way at one time. */
const batchSize = 500;
const batchesAtOnce = 4;

const minuteMs = 60_000;

/** Fills an empty database with `count` applications, a minute apart, as the functions store them. */
export async function fill(
  database: Firestore,
  count: number,
  stopped: AbortSignal,
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  let batch: WriteBatch = database.batch();
  let size = 0;
  const send = async () => {
    underWay.push(batch.commit());
    [batch, size] = [database.batch(), 0];
    if (underWay.length >= batchesAtOnce) await underWay.shift();
  };
  for (let index = 0; index < count; index++) {
    const id = `demande-${String(index).padStart(6, '0')}`;
    const dateInscription = new Date(Date.UTC(2025, 6, 25) - index * minuteMs);
    const fields = omit(inscription({ dateInscription }, index), 'id');
    const record = recordOf(id, { ...fields });
    const documents = documentsOf(fields, { record, doublon: false });
    batch.set(database.doc(`inscriptions/${id}`), documents.record);
    batch.set(database.doc(`recherche/${id}`), documents.copy);
    size += 2;
    if (size < batchSize) continue;
    stopped.throwIfAborted();
    await send();
  }
  if (size > 0) await send();
  await Promise.all(underWay);
}
