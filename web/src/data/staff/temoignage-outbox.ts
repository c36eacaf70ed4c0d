import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { TemoignageRequest } from './temoignage-commands.ts';

/** Unsent testimonial, stored in the browser of the member who wrote it. */
export interface WaitingTemoignage {
  readonly request: TemoignageRequest & { readonly requestId: string };
  /** Portrait, also unsent. */
  readonly portrait?: Blob;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Reason of the server's refusal. */
  readonly refusal?: string;
}

/** Name of the IndexedDB database, of its lock, and of the channel that announces changes. */
const name = 'temoignages-en-attente';

let opened: UseStore | undefined;

// Opened on first use, so that a browser without IndexedDB fails only here.
function copies(): UseStore {
  opened ??= createStore(name, 'copies');
  return opened;
}

const keyOf = (uid: string, requestId: string) => `${uid}:${requestId}`;

/** Waiting copies of the member `uid`, oldest first. */
export async function waitingTemoignages(uid: string): Promise<WaitingTemoignage[]> {
  const all = await entries<string, WaitingTemoignage>(copies());
  return all
    .filter(([key]) => key.startsWith(`${uid}:`))
    .map(([, copy]) => copy)
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

/** Whether the copy waits for a connection, rather than having been refused. */
export function isUnsent({ refusal }: WaitingTemoignage): boolean {
  return refusal === undefined;
}

/** Stores a copy, replacing an earlier one of the same testimonial. */
export async function storeWaitingCopy(uid: string, copy: WaitingTemoignage): Promise<void> {
  await set(keyOf(uid, copy.request.requestId), copy, copies());
  announce();
}

export async function deleteWaitingCopy(uid: string, requestId: string): Promise<void> {
  await delMany([keyOf(uid, requestId)], copies());
  announce();
}

function announce(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls `listener` when a copy is stored or deleted, in any tab; returns a function that
 * unsubscribes.
 */
export function subscribeToWaiting(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/**
 * Runs `task` under a lock shared by all tabs of this browser.
 *
 * @param waits whether to wait for the lock, or to skip `task` while another one holds it.
 */
export async function withOutboxLock(waits: boolean, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, { ifAvailable: !waits }, async (lock) => {
    if (lock) await task();
  });
}
