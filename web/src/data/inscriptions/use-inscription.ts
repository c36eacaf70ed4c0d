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
    return onSnapshot(
      doc(store, 'inscriptions', id),
      (snapshot) =>
        show(
          snapshot.exists()
            ? { status: 'success', record: recordIn(snapshot) }
            : { status: 'missing' },
        ),
      (error) => {
        console.error('The application cannot be read.', error.code);
        show({ status: 'error', retry: () => setTurn((count) => count + 1) });
      },
    );
  }, [id, turn]);

  return shown?.id === id && shown?.turn === turn ? shown.inscription : loading;
}
