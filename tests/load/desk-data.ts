import { setImmediate as breathe } from 'node:timers/promises';
import { recordOf } from '@centre/domain/inscription-record';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../functions/src/data/inscription-documents.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { inFlight } from './in-flight.ts';
import { messages } from './messages.ts';

/** Applications of a batch, each of which is two documents; more take the emulator too long. */
const batchSize = 60;
const batchesAtOnce = 3;
/** Applications after which the terminal hears of it. */
const toldEvery = 10_000;

const minuteMs = 60_000;

/** Fills an empty database with `count` applications, a minute apart, as the functions store them. */
export async function fill(
  database: Firestore,
  count: number,
  stopped: AbortSignal,
): Promise<void> {
  const firsts = Array.from({ length: Math.ceil(count / batchSize) }, (_, at) => at * batchSize);
  let filled = 0;
  await inFlight(firsts, batchesAtOnce, async (first) => {
    stopped.throwIfAborted();
    // Making the documents is work without a pause, in which Ctrl-C would not be heard.
    await breathe();
    const batch = database.batch();
    const end = Math.min(first + batchSize, count);
    for (let index = first; index < end; index++) {
      const { id, record, copy } = documentsFor(index);
      batch.set(database.doc(`inscriptions/${id}`), record);
      batch.set(database.doc(`recherche/${id}`), copy);
    }
    await batch.commit();
    const before = filled;
    filled += end - first;
    if (Math.floor(filled / toldEvery) > Math.floor(before / toldEvery)) {
      console.log(messages.filled(filled));
    }
  });
}

function documentsFor(index: number) {
  const id = `demande-${String(index).padStart(6, '0')}`;
  const dateInscription = new Date(Date.UTC(2025, 6, 25) - index * minuteMs);
  const fields = omit(inscription({ dateInscription }, index), 'id');
  const record = recordOf(id, { ...fields });
  return { id, ...documentsOf(fields, { record, doublon: false }) };
}
