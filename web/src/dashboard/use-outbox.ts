import { can } from '@centre/domain/permissions';
import { useCallback, useEffect } from 'react';
import type { ConnectedMember } from '../data/session/session.ts';
import {
  isUnsent,
  subscribeToWaiting,
  waitingTemoignages,
} from '../data/staff/temoignage-outbox.ts';
import { useEvery } from '../ui/use-every.ts';

/** How often the server is tried again while a copy waits, in milliseconds. */
const retryMs = 30_000;

/**
 * Sends the testimonials that `member` wrote while the server could not be reached as soon as
 * it can, whichever section is open; the limit of published ones applies then.
 */
export function useOutbox({ id, role }: ConnectedMember): void {
  const mayWrite = can(role, 'temoignages', 'create');
  const look = useCallback(() => void sendIfAny(id), [id]);
  useEvery(retryMs, mayWrite, look);
  useEffect(() => {
    if (!mayWrite) return;
    look();
    addEventListener('online', look);
    const stopListening = subscribeToWaiting(look);
    return () => {
      removeEventListener('online', look);
      stopListening();
    };
  }, [look, mayWrite]);
}

async function sendIfAny(uid: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const copies = await waitingTemoignages(uid);
    if (!copies.some(isUnsent)) return;
    // Few members have copies, so the code that sends them is loaded on demand.
    const { sendWaiting } = await import('./temoignages/send-waiting.ts');
    await sendWaiting(uid);
  } catch (error) {
    console.warn('The waiting testimonials could not be looked after.', error);
  }
}
