import { journalMessages } from '@centre/domain/staff/journal-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readJournal, type JournalEntry } from '../../../data/journal.ts';
import { sentenceOf } from '../../shared/failure-sentence.ts';

/** What of the journal was read so far. */
export interface Journal {
  /** Undefined until the first part is there. */
  readonly entries: readonly JournalEntry[] | undefined;
  /** Why the last part could not be read. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  /** Reads the next part, or the one that failed again; undefined when there is none. */
  readonly more: (() => void) | undefined;
  /** Reads the latest part anew. */
  readonly reload: () => Promise<void>;
}

interface Read {
  readonly entries: readonly JournalEntry[];
  readonly cursor: string | undefined;
}

/** The journal, a part after the other. */
export function useJournal(): Journal {
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const turns = useRef(0);

  const fetchPart = useCallback(async (before?: Read) => {
    turns.current += 1;
    const turn = turns.current;
    try {
      const { entries, nextCursor } = await readJournal(before?.cursor);
      if (turn !== turns.current) return;
      setRead({ entries: [...(before?.entries ?? []), ...entries], cursor: nextCursor });
    } catch (error) {
      if (turn === turns.current) setFailure(sentenceOf(error, journalMessages.loadFailed));
    }
    if (turn === turns.current) setLoading(false);
  }, []);

  useEffect(() => {
    void Promise.resolve().then(() => fetchPart());
  }, [fetchPart]);

  function load(before?: Read): Promise<void> {
    setLoading(true);
    setFailure(undefined);
    return fetchPart(before);
  }

  const isComplete = read !== undefined && read.cursor === undefined;
  return {
    entries: read?.entries,
    failure,
    isLoading,
    more: isComplete ? undefined : () => void load(read),
    reload: () => load(),
  };
}
