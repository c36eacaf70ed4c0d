import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';

/** What Firestore bills. */
interface Operations {
  readonly reads: number;
  readonly writes: number;
  readonly deletions: number;
}

interface Request {
  readonly documents?: readonly string[];
  readonly writes?: readonly object[];
}

/** The part of the Admin SDK through which everything goes that it sends. */
interface Sending {
  request: (method: string, request: Request) => Promise<unknown>;
  requestStream: (method: string, bidirectional: boolean, request: Request) => Promise<unknown>;
}

/**
 * What Firestore bills for `flow`: a read for each document that is asked for, there or not, and
 * one at least for each query; a write or a deletion for each in a commit. The journal is written
 * with the rest.
 */
export async function billedFor(flow: () => Promise<unknown>): Promise<Operations> {
  let [reads, writes, deletions] = [0, 0, 0];
  const sending = firestore() as unknown as Sending;
  const { request, requestStream } = sending;
  const spies = [
    vi.spyOn(sending, 'request').mockImplementation((method, sent) => {
      const gone = (sent.writes ?? []).filter((write) => 'delete' in write).length;
      deletions += gone;
      writes += (sent.writes ?? []).length - gone;
      return request.call(sending, method, sent);
    }),
    vi.spyOn(sending, 'requestStream').mockImplementation((method, bidirectional, sent) => {
      reads += sent.documents?.length ?? 0;
      return requestStream.call(sending, method, bidirectional, sent);
    }),
    vi.spyOn(Query.prototype, 'get'),
  ] as const;
  try {
    await flow();
    for (const { value } of spies[2].mock.results) {
      reads += Math.max(1, (await (value as ReturnType<Query['get']>)).size);
    }
    return { reads, writes, deletions };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
