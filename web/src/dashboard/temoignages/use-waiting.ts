import { useCallback, useEffect, useRef, useState } from 'react';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import { CommandFailure } from '../../data/callables.ts';
import { saveTemoignage, type TemoignageRequest } from '../../data/staff-temoignages.ts';
import {
  forgetWaiting,
  keepWaiting,
  waitingTemoignages,
  type WaitingTemoignage,
} from '../../data/waiting-temoignages.ts';
import { UploadFailure } from '../../data/uploads-failure.ts';
import { toast } from '../../ui/toaster.tsx';
import { useMember } from '../session/use-member.ts';

/** How often the server is tried again while a copy waits, in milliseconds. */
const retryMs = 30_000;

/** How long a portrait may take before it is left for the next try, in milliseconds. */
const portraitMs = 120_000;

export interface Waiting {
  readonly copies: readonly WaitingTemoignage[];
  /** @throws whatever keeps this browser from storing it. */
  readonly keep: (copy: WaitingTemoignage) => Promise<void>;
  /** Tries to send one copy now, with changes if there are any. */
  readonly send: (
    copy: WaitingTemoignage,
    changes?: Pick<TemoignageRequest, 'statut'>,
  ) => Promise<void>;
  readonly discard: (copy: WaitingTemoignage) => Promise<void>;
}

/**
 * The testimonials that this member wrote while the server could not be reached. They are
 * sent when the connection is back; the limit of published ones applies then.
 */
export function useWaiting(): Waiting {
  const { id: uid } = useMember();
  const [copies, setCopies] = useState<readonly WaitingTemoignage[]>([]);
  const sending = useRef(false);
  const asked = useRef(false);

  const reload = useCallback(async () => setCopies(await waitingTemoignages(uid)), [uid]);

  const send = useCallback(
    async (copy: WaitingTemoignage, changes: Pick<TemoignageRequest, 'statut'> = {}) => {
      try {
        await sendCopy(copy, changes, uid);
        await forgetWaiting(uid, copy.request.requestId);
        toast.success(staffTemoignageMessages.added);
      } catch (failure) {
        if (failure instanceof UploadFailure) return;
        if (!(failure instanceof CommandFailure)) throw failure;
        if (failure.kind !== 'refused') return;
        await keepWaiting(uid, { ...copy, refusal: failure.message });
      } finally {
        await reload();
      }
    },
    [uid, reload],
  );

  const sendAll = useCallback(async () => {
    asked.current = true;
    if (sending.current) return;
    sending.current = true;
    try {
      // Asked again meanwhile: the connection may have come back after a try had begun.
      while (asked.current) {
        asked.current = false;
        for (const copy of await waitingTemoignages(uid)) {
          // What the server refused waits for somebody to decide, not for the connection.
          if (navigator.onLine && copy.refusal === undefined) await send(copy);
        }
        await reload();
      }
    } catch (error) {
      console.error('The waiting testimonials could not be read.', error);
    } finally {
      sending.current = false;
    }
  }, [uid, send, reload]);

  const hasUnsent = copies.some(({ refusal }) => refusal === undefined);
  useEffect(() => {
    const onLine = () => void sendAll();
    queueMicrotask(onLine);
    addEventListener('online', onLine);
    const timer = hasUnsent ? setInterval(onLine, retryMs) : undefined;
    return () => {
      removeEventListener('online', onLine);
      clearInterval(timer);
    };
  }, [sendAll, hasUnsent]);

  return {
    copies,
    send,
    keep: async (copy) => {
      await keepWaiting(uid, copy);
      await reload();
    },
    discard: async ({ request }) => {
      await forgetWaiting(uid, request.requestId);
      await reload();
    },
  };
}

async function sendCopy(
  { request, portrait }: WaitingTemoignage,
  changes: Pick<TemoignageRequest, 'statut'>,
  uid: string,
): Promise<void> {
  const photo = portrait && (await sendPortrait(portrait, uid));
  await saveTemoignage({ ...request, ...changes, ...(photo && { photo }) });
}

async function sendPortrait(portrait: Blob, uid: string): Promise<{ path: string }> {
  const { incomingPath, sendPicture } = await import('../../data/uploads.ts');
  const path = incomingPath(uid, portrait.type);
  await sendPicture(portrait, path, {
    signal: AbortSignal.timeout(portraitMs),
    onProgress: () => undefined,
    onWaiting: () => undefined,
  });
  return { path };
}
