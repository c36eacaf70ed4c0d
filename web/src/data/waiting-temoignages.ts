import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { TemoignageRequest } from './staff-temoignages.ts';

/** A testimonial that could not be sent, kept in the browser of the member who wrote it. */
export interface WaitingTemoignage {
  readonly request: TemoignageRequest & { readonly requestId: string };
  /** The portrait, which has not been sent either. */
  readonly portrait?: Blob;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** What the server said no to, once it could be reached. */
  readonly refusal?: string;
}

let opened: UseStore | undefined;

// Opened at its first use: where a browser forbids it, only keeping a copy fails.
function copies(): UseStore {
  opened ??= createStore('temoignages-en-attente', 'copies');
  return opened;
}

const keyOf = (uid: string, requestId: string) => `${uid}:${requestId}`;

/** The copies of that member, the oldest first. */
export async function waitingTemoignages(uid: string): Promise<WaitingTemoignage[]> {
  const all = await entries<string, WaitingTemoignage>(copies());
  return all
    .filter(([key]) => key.startsWith(`${uid}:`))
    .map(([, copy]) => copy)
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
}

/** Keeps a copy, in place of an earlier one of the same testimonial. */
export async function keepWaiting(uid: string, copy: WaitingTemoignage): Promise<void> {
  await set(keyOf(uid, copy.request.requestId), copy, copies());
}

export async function forgetWaiting(uid: string, requestId: string): Promise<void> {
  await delMany([keyOf(uid, requestId)], copies());
}
