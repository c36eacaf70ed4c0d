import { temoignageMessages } from '@centre/domain/public-messages';
import { useCallback, useEffect, useState } from 'react';
import { countDraftTemoignages } from '../../data/staff-temoignages.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';

/** How many drafts there are; undefined until it is known. */
export function useDraftCount(): number | undefined {
  const [count, setCount] = useState<number>();
  const [turn, setTurn] = useState(0);
  const recount = useCallback(() => setTurn((turns) => turns + 1), []);

  useEffect(() => subscribeToTemoignages(recount), [recount]);
  useEffect(() => {
    countDraftTemoignages().then(setCount, (error: unknown) => {
      // The lists say that nothing can be loaded; the figure stays what it was.
      console.warn(temoignageMessages.loadFailed, error);
    });
  }, [turn]);

  return count;
}
