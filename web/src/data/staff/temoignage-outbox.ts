import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { TemoignageRequest } from './temoignage-commands.ts';

/** A testimonial that could not be sent, kept in the browser of the member who wrote it. */
export interface WaitingTemoignage {
  readonly request: TemoignageRequest & { readonly requestId: string };
  /** The portrait, which has not been sent either. */
  readonly portrait?: Blob;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Why the server refused the copy. */
  readonly refusal?: string;
}

/** Name of the copies in the database, of their lock and of the channel that announces changes. */
const name = 'temoignages-en-attente';

let opened: UseStore | undefined;

// Opened at its first use: where a browser forbids it, only keeping a copy fails.
function copies(): UseStore {
  opened ??= createStore(name, 'copies');
  return opened;
}

const keyOf = (uid: string, requestId: string) => `${uid}:${requestId}`;

/** The copies of that member, the oldest first. */
export async function waitingTemoignages(uid: string): Promise<WaitingTemoignage[]> {
  const all = await entries<string, WaitingTemoignage>(copies());
  return all
    .filter(([key]) => key.startsWith(`${uid}:`))
    .map(([, copy]) => copy)
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

/** Whether the copy waits for the connection, and was not refused. */
export function isUnsent({ refusal }: WaitingTemoignage): boolean {
  return refusal === undefined;
}

/** Keeps a copy, in place of an earlier one of the same testimonial. */
export async function keepWaiting(uid: string, copy: WaitingTemoignage): Promise<void> {
  await set(keyOf(uid, copy.request.requestId), copy, copies());
  announce();
}

export async function forgetWaiting(uid: string, requestId: string): Promise<void> {
  await delMany([keyOf(uid, requestId)], copies());
  announce();
}

function announce(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls `listener` whenever a copy was kept or forgotten, here or in another tab, until the
 * returned function is called.
 */
export function subscribeToWaiting(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/**
 * Does `task` alone, across the tabs of this browser.
 *
 * @param waits whether it waits for its turn, or is left out while another task runs.
 */
export async function oneAtATime(waits: boolean, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, { ifAvailable: !waits }, async (lock) => {
    if (lock) await task();
  });
}
