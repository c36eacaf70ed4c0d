import { useSyncExternalStore } from 'react';

/** State that outlives the components which show it. */
export interface Store<State extends object> {
  readonly state: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function newStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <State extends object>({
  state,
  subscribe,
}: Pick<Store<State>, 'state' | 'subscribe'>): State => useSyncExternalStore(subscribe, state);
