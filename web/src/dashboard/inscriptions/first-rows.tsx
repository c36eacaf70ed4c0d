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

interface FirstRowsValue {
  /** Whether the rows are there, or will not come soon. */
  readonly areShown: boolean;
  readonly show: () => void;
}

const FirstRowsContext = createContext<FirstRowsValue>({
  areShown: true,
  show: () => undefined,
});

interface FirstRowsProps {
  /** Whether the open section has rows that come before the counts. */
  readonly areExpected: boolean;
  readonly children: ReactNode;
}

/**
 * Marks the rows of the list as loaded. Counts begin then, because counting many applications
 * would delay the rows.
 */
export function FirstRows({ areExpected, children }: FirstRowsProps) {
  const [areShown, setShown] = useState(!areExpected);
  const show = useCallback(() => setShown(true), []);
  useEffect(() => {
    const timer = setTimeout(show, loadTimeLimitMs);
    return () => clearTimeout(timer);
  }, [show]);
  const value = useMemo(() => ({ areShown, show }), [areShown, show]);
  return <FirstRowsContext value={value}>{children}</FirstRowsContext>;
}

export const useFirstRows = () => use(FirstRowsContext);
