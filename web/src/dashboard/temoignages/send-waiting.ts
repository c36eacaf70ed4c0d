import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { auth } from '../../data/session/auth.ts';
import { CallError } from '../../data/callables.ts';
import {
  saveTemoignage,
  type TemoignageRequest,
} from '../../data/staff/temoignage-commands.ts';
import {
  deleteWaitingCopy,
  isUnsent,
  storeWaitingCopy,
  withOutboxLock,
  waitingTemoignages,
  type WaitingTemoignage,
} from '../../data/staff/temoignage-outbox.ts';
import { toast } from '../ui/toaster.ts';
import { outboxTexts } from './temoignages.texts.ts';

/** Time limit of a portrait's upload, which is then left for the next try, in milliseconds. */
const portraitMs = 120_000;

/** Changes to a copy that the member sends by hand. */
export type CopyChanges = Pick<TemoignageRequest, 'statut'>;

/**
 * Tries to send the waiting copies of the member `uid`, unless another tab already does. Toasts
 * report each copy that was sent or refused; the others wait for the next try.
 */
export async function sendWaiting(uid: string): Promise<void> {
  await withOutboxLock(false, async () => {
    for (const { request } of await waitingTemoignages(uid)) {
      // The copy may have been discarded before its turn.
      const copy = await waitingCopyOf(uid, request.requestId);
      // After a log-out the copies must not be sent under another name.
      if (!copy || !isUnsent(copy) || !navigator.onLine || auth.currentUser?.uid !== uid)
        continue;
      try {
        await send(uid, copy);
      } catch (failure) {
        if (isRefusal(failure)) toast.error(outboxTexts.refused(failure.message));
        else console.warn('A waiting testimonial could not be sent.', failure);
      }
    }
  });
}

/**
 * Sends the waiting copy `requestId` on demand.
 *
 * @throws any failure other than a refusal, which the copy stores and shows.
 */
export async function sendCopy(
  uid: string,
  requestId: string,
  changes: CopyChanges,
): Promise<void> {
  await withOutboxLock(true, async () => {
    const copy = await waitingCopyOf(uid, requestId);
    // The copy may have been sent in the background meanwhile.
    if (!copy) return;
    try {
      await send(uid, copy, changes);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
    }
  });
}

async function waitingCopyOf(uid: string, requestId: string) {
  const copies = await waitingTemoignages(uid);
  return copies.find(({ request }) => request.requestId === requestId);
}

async function send(
  uid: string,
  copy: WaitingTemoignage,
  changes: CopyChanges = {},
): Promise<void> {
  const { request, portrait } = copy;
  try {
    const photo = portrait && (await sendPortrait(portrait, uid));
    await saveTemoignage({ ...request, ...changes, ...(photo && { photo }) });
  } catch (failure) {
    if (isRefusal(failure) && (await waitingCopyOf(uid, request.requestId))) {
      await storeWaitingCopy(uid, { ...copy, refusal: failure.message });
    }
    throw failure;
  }
  await deleteWaitingCopy(uid, request.requestId);
  toast.success(staffTemoignageMessages.added);
}

// Neither an ended session nor a timeout of the portrait's upload is a refusal.
function isRefusal(failure: unknown): failure is CallError {
  return (
    failure instanceof CallError &&
    failure.kind === 'refused' &&
    !['unauthenticated', 'cancelled'].includes(failure.code)
  );
}

async function sendPortrait(portrait: Blob, uid: string): Promise<{ path: string }> {
  const { incomingPath, sendPicture } = await import('../../data/staff/uploads.ts');
  const path = incomingPath(uid, portrait.type);
  const limit = new AbortController();
  setTimeout(() => limit.abort(), portraitMs);
  await sendPicture(portrait, path, {
    signal: limit.signal,
    onProgress: () => undefined,
    onWaiting: () => undefined,
  });
  return { path };
}
