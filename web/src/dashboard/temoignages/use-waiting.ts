import { useEffect, useState } from 'react';
import {
  forgetWaiting,
  keepWaiting,
  subscribeToWaiting,
  waitingTemoignages,
  type WaitingTemoignage,
} from '../../data/waiting-temoignages.ts';
import { useMember } from '../session/use-member.ts';
import { sendCopy, type CopyChanges } from './send-waiting.ts';

export interface Waiting {
  readonly copies: readonly WaitingTemoignage[];
  /** @throws whatever keeps this browser from storing it. */
  readonly keep: (copy: WaitingTemoignage) => Promise<void>;
  /** Tries to send one copy now, with changes if there are any. */
  readonly send: (copy: WaitingTemoignage, changes?: CopyChanges) => Promise<void>;
  readonly discard: (copy: WaitingTemoignage) => Promise<void>;
}

/** The testimonials that this member wrote while the server could not be reached. */
export function useWaiting(): Waiting {
  const { id: uid } = useMember();
  const [copies, setCopies] = useState<readonly WaitingTemoignage[]>([]);

  useEffect(() => {
    const reload = () => {
      waitingTemoignages(uid).then(setCopies, (error: unknown) => {
        console.error('The waiting testimonials could not be read.', error);
      });
    };
    reload();
    return subscribeToWaiting(reload);
  }, [uid]);

  return {
    copies,
    send: ({ request }, changes = {}) => sendCopy(uid, request.requestId, changes),
    keep: (copy) => keepWaiting(uid, copy),
    discard: ({ request }) => forgetWaiting(uid, request.requestId),
  };
}
