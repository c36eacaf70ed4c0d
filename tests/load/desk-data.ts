import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setImmediate as breathe } from 'node:timers/promises';
import { calendarDayOf } from '@centre/domain/dates';
import { recordOf } from '@centre/domain/inscription/record';
import pLimit from 'p-limit';
import { firestore } from '../../functions/src/data/admin.ts';
import { documentsOf } from '../../functions/src/data/inscription/documents.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { suite } from '../suite.ts';
import { messages } from './messages.ts';

/** Applications of a batch, each of which is two documents; more take the emulator too long. */
const batchSize = 60;
const batchesAtOnce = 3;
/** Applications after which the terminal hears of it. */
const toldEvery = 10_000;

const minuteMs = 60_000;

/** Stores `count` applications in an empty database, a minute apart, as the functions would. */
export async function fill(count: number, stopped: AbortSignal): Promise<void> {
  const database = firestore();
  const batches = Math.ceil(count / batchSize);
  const firsts = Array.from({ length: batches }, (_, at) => at * batchSize);
  let filled = 0;
  await pLimit(batchesAtOnce).map(firsts, async (from) => {
    stopped.throwIfAborted();
    // Making the documents is work without a pause, in which Ctrl-C would not be heard.
    await breathe();
    const batch = database.batch();
    const to = Math.min(from + batchSize, count);
    for (let index = from; index < to; index++) {
      const { id, record, copy } = documentsFor(index);
      batch.set(database.doc(`inscriptions/${id}`), record);
      batch.set(database.doc(`recherche/${id}`), copy);
    }
    await batch.commit();
    const before = filled;
    filled += to - from;
    if (Math.floor(filled / toldEvery) > Math.floor(before / toldEvery)) {
      console.log(messages.filled(filled));
    }
  });
}

/** Empties the whole database, the members with it. */
export async function empty(stopped: AbortSignal): Promise<void> {
  const database = `projects/${suite.project}/databases/(default)`;
  const url = `${suite.origin('firestore')}/emulator/v1/${database}/documents`;
  // Over so many documents the emulator may take longer than `fetch` waits for an answer.
  const asked = request(url, { method: 'DELETE', signal: stopped }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  if (response.statusCode !== 200) {
    throw new Error(`the emulator answered ${response.statusCode}`);
  }
}

function documentsFor(index: number) {
  const id = `demande-${String(index).padStart(6, '0')}`;
  const dateInscription = new Date(Date.UTC(2025, 6, 25) - index * minuteMs);
  const fields = omit(inscription({ dateInscription }, index), 'id');
  const record = recordOf(id, { ...fields });
  const compteLe = calendarDayOf(dateInscription);
  return { id, ...documentsOf({ ...fields, compteLe }, { ...record, doublon: false }) };
}
