import { useEffect, useEffectEvent } from 'react';

/** Calls `act` every `milliseconds` while `isRunning`. */
export function useEvery(milliseconds: number, isRunning: boolean, act: () => void): void {
  const onTick = useEffectEvent(act);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => onTick(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isRunning]);
}
