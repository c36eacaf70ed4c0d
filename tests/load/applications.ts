import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { firestore } from '../../functions/src/data/admin.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { messages } from './messages.ts';
import type { Findings, Section } from './section.ts';
import { send, type Loss, type Sending } from './sending.ts';

const count = 200;
const mostInFlight = 50;
/** One answer in this many is lost. */
const lostEvery = 5;

const requests = (from: number, length: number) =>
  Array.from({ length }, (_, index) =>
    enrolmentRequest({ requestId: randomUUID() }, from + index),
  );

async function recorded(collection: string): Promise<number> {
  const sum = await firestore().collection(collection).count().get();
  return sum.data().count;
}

/**
 * Each concurrent request has a process of its own in the emulator, which takes seconds to
 * start and to reach Firestore for the first time: not what is measured here.
 */
async function warmUp(stopped: AbortSignal): Promise<void> {
  for (const atOnce of [1, 10, 20, 30, 40, mostInFlight, mostInFlight]) {
    stopped.throwIfAborted();
    console.log(messages.warmingUp(atOnce));
    await pLimit(atOnce).map(requests(10_000, atOnce), (request) => send(request, 'none'));
  }
}

/** Alternately on its way back and together with the connection. */
function lossOf(index: number): Loss {
  if (index % lostEvery !== lostEvery - 1) return 'none';
  return index % (2 * lostEvery) < lostEvery ? 'answer' : 'connection';
}

async function measure(stopped: AbortSignal): Promise<Findings> {
  await warmUp(stopped);
  const before = await recorded('inscriptions');
  const referencesBefore = await recorded('references');
  const start = performance.now();
  const sendings = await pLimit(mostInFlight).map(requests(20_000, count), (request, index) =>
    send(request, lossOf(index)),
  );
  const seconds = (performance.now() - start) / 1000;
  const stored = (await recorded('inscriptions')) - before;
  const references = (await recorded('references')) - referencesBefore;

  const acknowledged = sendings.filter(({ reference }) => reference !== undefined);
  const missing = await withoutRecord(acknowledged);
  // One that was never acknowledged may have been stored all the same: that is no second record.
  const duplicated = Math.max(stored, references) - count;
  const lost = Math.max(missing, acknowledged.length - stored, 0);
  return {
    columns: ['', 'Valeur'],
    rows: [
      ['Envoyées', count],
      ['Ensemble, au plus', mostInFlight],
      [
        'Réponses perdues exprès',
        sendings.filter((_, index) => lossOf(index) !== 'none').length,
      ],
      ['Envois', sendings.reduce((sum, { tries }) => sum + tries, 0)],
      ['Confirmées', acknowledged.length],
      ['Enregistrées (agrégation)', stored],
      ['Perdues', lost],
      ['En double', Math.max(duplicated, 0)],
      ['Durée (s)', seconds.toFixed(1)],
      ['La plus lente / la médiane', ratio(sendings).toFixed(1)],
    ],
    faults: [
      ...fault(count - acknowledged.length, 'inscription(s) sans confirmation'),
      ...fault(lost, 'inscription(s) confirmée(s) et perdue(s)'),
      ...fault(duplicated, 'enregistrement(s) en double'),
    ],
  };
}

/** How many were acknowledged with a reference that their record does not have. */
async function withoutRecord(acknowledged: readonly Sending[]): Promise<number> {
  const inscriptions = firestore().collection('inscriptions');
  const ids = acknowledged.map(({ request }) => inscriptions.doc(request.requestId));
  const records = ids.length > 0 ? await firestore().getAll(...ids) : [];
  return records.filter((record, index) => {
    return record.get('reference') !== acknowledged[index]?.reference;
  }).length;
}

function fault(number: number, what: string): string[] {
  return number > 0 ? [`${number} ${what}`] : [];
}

function ratio(sendings: readonly Sending[]): number {
  const sorted = sendings.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (sorted.at(-1) ?? Number.NaN) / median;
}

/** A season's rush: all are received, none twice, although many answers are lost. */
export const applications: Section = {
  name: 'inscriptions',
  title: `${count} inscriptions, ${mostInFlight} à la fois, une réponse sur ${lostEvery} perdue`,
  measure,
};
