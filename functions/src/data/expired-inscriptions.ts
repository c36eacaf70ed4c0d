import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inscriptions } from './inscription-documents.ts';

/** An application whose time is over, by what says nothing of the person. */
export interface ExpiredInscription {
  readonly id: string;
  /** Empty in records from before references were given. */
  readonly reference: string;
  readonly expiration: Date;
}

/** Applications of one answer of the database. */
const pageSize = 100;

/**
 * A part of the applications that are over at `now`, those that were so first; none after the
 * last.
 */
export async function someExpired(
  now: Date,
  after?: QueryDocumentSnapshot,
): Promise<QueryDocumentSnapshot[]> {
  const over = inscriptions()
    .where('expiration', '<=', Timestamp.fromDate(now))
    .orderBy('expiration')
    .select('reference', 'expiration')
    .limit(pageSize);
  return (await (after ? over.startAfter(after) : over).get()).docs;
}

/** Every application that is over at `now`; nothing is changed. */
export async function* everyExpired(now: Date): AsyncGenerator<ExpiredInscription> {
  let page = await someExpired(now);
  for (;;) {
    yield* page.map(expiredIn);
    const last = page.at(-1);
    if (!last) return;
    page = await someExpired(now, last);
  }
}

function expiredIn(snapshot: QueryDocumentSnapshot): ExpiredInscription {
  const { reference, expiration } = snapshot.data() as {
    reference?: string;
    expiration: Timestamp;
  };
  return { id: snapshot.id, reference: reference ?? '', expiration: expiration.toDate() };
}
