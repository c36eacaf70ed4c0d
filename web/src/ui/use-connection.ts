import { useSyncExternalStore } from 'react';

function onChange(look: () => void) {
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}

/** Whether the device believes that it is connected to a network. */
export function useConnection(): boolean {
  return useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
}
