import { useEffect } from 'react';
import { noteConsultation } from '../../../data/journal.ts';

/** Lets the journal know that these applications are shown in detail. */
export function useConsultation(...ids: readonly (string | undefined)[]): void {
  const shown = ids.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    for (const id of shown.split(' ').filter(Boolean)) noteConsultation(id);
  }, [shown]);
}
