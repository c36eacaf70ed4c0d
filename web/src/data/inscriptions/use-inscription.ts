import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { store } from '../store.ts';
import { recordIn } from './reading.ts';
import type { LiveInscription } from './types.ts';

interface Shown {
  readonly id: string;
  readonly turn: number;
  readonly inscription: LiveInscription;
}

const loading = { status: 'loading' } as const;

/** One application, kept up to date; undefined for none, which stays `loading`. */
export function useInscription(id: string | undefined): LiveInscription {
  const [shown, setShown] = useState<Shown>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (id === undefined || !/^[^/]+$/.test(id)) return undefined;
    const show = (inscription: LiveInscription) => setShown({ id, turn, inscription });
    const fail = (reason: string) => {
      console.error('The application cannot be read.', reason);
      show({ status: 'error', retry: () => setTurn((count) => count + 1) });
    };
    return onSnapshot(
      doc(store, 'inscriptions', id),
      (snapshot) => {
        if (snapshot.exists()) show({ status: 'success', record: recordIn(snapshot) });
        // Without a connection nothing is known of it, not even that it is gone.
        else if (snapshot.metadata.fromCache) fail('no answer');
        else show({ status: 'missing' });
      },
      (error) => fail(error.code),
    );
  }, [id, turn]);

  return shown?.id === id && shown?.turn === turn ? shown.inscription : loading;
}
