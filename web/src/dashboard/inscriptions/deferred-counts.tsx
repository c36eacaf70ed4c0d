import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { loadTimeLimitMs } from '../../data/time-limit.ts';

interface DeferredCounts {
  /** Whether the rows are there, or will not come soon. */
  readonly areShown: boolean;
  readonly show: () => void;
}

const DeferredCountsContext = createContext<DeferredCounts>({
  areShown: true,
  show: () => undefined,
});

interface DeferCountsProviderProps {
  /** Whether the open section has rows that come before the counts. */
  readonly defer: boolean;
  readonly children: ReactNode;
}

/**
 * Marks the rows of the list as loaded. Counts begin then, because counting many applications
 * would delay the rows.
 */
export function DeferCountsProvider({ defer, children }: DeferCountsProviderProps) {
  const [areShown, setShown] = useState(!defer);
  const show = useCallback(() => setShown(true), []);
  useEffect(() => {
    const timer = setTimeout(show, loadTimeLimitMs);
    return () => clearTimeout(timer);
  }, [show]);
  const value = useMemo(() => ({ areShown, show }), [areShown, show]);
  return <DeferredCountsContext value={value}>{children}</DeferredCountsContext>;
}

export const useDeferredCounts = () => use(DeferredCountsContext);
