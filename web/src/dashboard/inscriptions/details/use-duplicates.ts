import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { useEffect, useState } from 'react';
import { duplicatesOf } from '../../../data/inscriptions.ts';

/** The applications that look like a record, or why they are not known. */
export type Duplicates = 'loading' | 'failed' | readonly InscriptionRecord[];

/** Looks once for the duplicates of the record that is there at first. */
export function useDuplicates(record: InscriptionRecord): Duplicates {
  // A change of its statut makes no other duplicates: later states of it are not looked at.
  const [subject] = useState(record);
  const [duplicates, setDuplicates] = useState<Duplicates>(subject.doublon ? 'loading' : []);

  useEffect(() => {
    if (!subject.doublon) return;
    let isStale = false;
    const tell = (found: Duplicates) => {
      if (!isStale) setDuplicates(found);
    };
    duplicatesOf(subject).then(tell, (error: unknown) => {
      console.error('The duplicates could not be looked for.', error);
      tell('failed');
    });
    return () => {
      isStale = true;
    };
  }, [subject]);

  return duplicates;
}
