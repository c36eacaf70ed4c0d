import { pictureSendingMessages } from '@centre/domain/messages/staff/picture';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError } from '../../data/callables.ts';
import { useMember } from '../session/session-context.tsx';
import type { PictureRules, PreparedPicture } from './picture-prepare.ts';
import { sentenceOf } from './use-action.ts';

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

/** The state of a picture of a form. */
interface PictureState {
  /** `refused`: only another file helps. `failed`: it can be sent again. */
  readonly status: 'empty' | 'preparing' | 'refused' | 'ready' | 'sending' | 'failed' | 'sent';
  readonly fileName?: string | undefined;
  /** Address for an `img`; undefined until it is prepared, or when it cannot be shown. */
  readonly previewUrl?: string | undefined;
  /** Notice when the published picture will differ from the file. */
  readonly notice?: string | undefined;
  /** Part that has arrived, from 0 to 1. */
  readonly progress: number;
  readonly isWaiting: boolean;
  readonly error?: string | undefined;
}

const empty: PictureState = {
  status: 'empty',
  fileName: undefined,
  previewUrl: undefined,
  notice: undefined,
  progress: 0,
  isWaiting: false,
  error: undefined,
};

interface Chosen {
  readonly file: File;
  /** Undefined when the code that prepares it was not there. */
  prepared: Promise<PreparedPicture> | undefined;
  /** Its path: the same at each try, so that it is stored once. */
  path?: string;
  /** The try that is under way, or that succeeded. */
  delivery?: Promise<{ path: string }> | undefined;
  trying: AbortController;
}

export type KeptPicture = ReturnType<typeof newPicture>;

/** A picture, from the choice of a file to its arrival; `uid` is the sender. */
export function newPicture(uid: string, says: PictureRules) {
  const { state, set, subscribe } = newStore(empty);
  let chosen: Chosen | undefined;

  function reset() {
    chosen?.trying.abort();
    chosen = undefined;
    const { previewUrl } = state();
    if (previewUrl) URL.revokeObjectURL(previewUrl);
    set(empty);
  }

  /** Takes a file, checks it and prepares it. */
  function choose(file: File) {
    reset();
    // The code that sends is fetched now, because the connection may be gone later.
    void loadSending().catch((error: unknown) => {
      console.warn('The code that sends pictures is not there yet.', error);
    });
    set({ status: 'preparing', fileName: file.name });
    const prepared = loadPreparing().then(({ preparePicture }) => preparePicture(file, says));
    const mine: Chosen = { file, prepared, trying: new AbortController() };
    chosen = mine;
    void prepared.then(
      ({ blob, canBeShown, notice }) => {
        if (chosen !== mine) return;
        set({ previewUrl: canBeShown ? URL.createObjectURL(blob) : undefined, notice });
        if (state().status === 'preparing') set({ status: 'ready' });
      },
      (error: unknown) => {
        if (chosen !== mine) return;
        const isUnloaded = codeOf(error) === 'unloaded';
        if (isUnloaded) mine.prepared = undefined;
        else chosen = undefined;
        const sentence = sentenceOf(error, pictureSendingMessages.failed);
        set({ status: isUnloaded ? 'failed' : 'refused', error: sentence });
      },
    );
  }

  /** Chosen file, if any; throws a CallError when it cannot be sent. */
  function taken(): Chosen | undefined {
    if (chosen && !chosen.prepared) choose(chosen.file);
    const sentence = state().error ?? says.missing;
    if (chosen || sentence === undefined) return chosen;
    set({ status: 'refused', error: sentence });
    throw new CallError('refused', sentence);
  }

  async function deliver(mine: Chosen): Promise<{ path: string }> {
    mine.trying = new AbortController();
    const tell = (change: Partial<PictureState>) => {
      if (chosen === mine) set(change);
    };
    tell({ status: 'sending', progress: 0, error: undefined });
    try {
      const { blob } = await preparedOf(mine);
      const { incomingPath, sendPicture } = await loadSending();
      mine.path ??= incomingPath(uid, blob.type);
      await sendPicture(blob, mine.path, {
        signal: mine.trying.signal,
        onProgress: (progress) => tell({ progress }),
        onWaiting: (isWaiting) => tell({ isWaiting }),
      });
      tell({ status: 'sent', isWaiting: false });
      return { path: mine.path };
    } catch (failure) {
      mine.delivery = undefined;
      const error = sentenceOf(failure, pictureSendingMessages.failed);
      const isCancelled = codeOf(failure) === 'cancelled';
      tell({
        isWaiting: false,
        ...(isCancelled ? { status: 'ready' } : { status: 'failed', error }),
      });
      throw failure instanceof CallError ? failure : new CallError('refused', error);
    }
  }

  return {
    state,
    subscribe,
    choose,
    /**
     * Sends the picture if that is still to be done.
     *
     * @returns where it is, the same again once it was sent; undefined when none was chosen.
     * @throws CallError with the French sentence, which the field shows too; its code is
     *   `cancelled` when the member gave the sending up, its kind `unreachable` when the
     *   connection did not come back.
     */
    send: async (): Promise<{ path: string } | undefined> => {
      const mine = taken();
      if (mine) mine.delivery ??= deliver(mine);
      return mine?.delivery;
    },
    /**
     * Picture as it would be sent, for a form that keeps it until there is a connection.
     *
     * @throws CallError
     */
    prepared: async (): Promise<Blob | undefined> => {
      const mine = taken();
      return mine && (await preparedOf(mine)).blob;
    },
    /** Stops the sending; the file is kept. */
    cancel: () => chosen?.trying.abort(),
    reset,
  };
}

const unloaded = () =>
  new CallError('refused', pictureSendingMessages.unloaded, {}, 'unloaded');

/** The code of a failure of a picture, such as `cancelled`. */
export const codeOf = (failure: unknown): string | undefined =>
  failure instanceof CallError ? failure.code : undefined;

function preparedOf({ prepared }: Chosen): Promise<PreparedPicture> {
  return prepared ?? Promise.reject(unloaded());
}

// Scripts of their own, which may be missing: without a connection, or since the site was renewed.
const loadPreparing = () => import('./picture-prepare.ts').catch(failLoading);
const loadSending = () => import('../../data/staff/uploads.ts').catch(failLoading);

function failLoading(error: unknown): never {
  console.warn('The code for pictures could not be fetched.', error);
  throw unloaded();
}

// Known before a file is chosen: a portrait may be chosen without a connection.
void loadPreparing().catch(() => undefined);

/** A picture on its way from the member's disk to where the commands find it. */
export type Picture = PictureState & Omit<KeptPicture, 'state' | 'subscribe'>;

/** The one picture of a form, in the words of `says`; it ends with the form. */
export function usePicture(says: PictureRules): Picture {
  const { id } = useMember();
  const [kept] = useState(() => newPicture(id, says));
  useEffect(() => kept.reset, [kept]);
  return useKeptPicture(kept);
}

/** A picture that outlives the component which shows it. */
export function useKeptPicture({ state, subscribe, ...actions }: KeptPicture): Picture {
  return { ...useStore({ state, subscribe }), ...actions };
}
