import { pictureSendingMessages } from '@centre/domain/messages/staff/picture';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError } from '../../data/callables.ts';
import { useMember } from '../session/session-context.tsx';
import type { PictureMessages, PreparedPicture } from './picture-prepare.ts';
import { sentenceOf } from './use-action.ts';

/** External store: state that outlives its components. */
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

interface PictureState {
  /** `refused`: another file is needed. `failed`: sending can be retried. */
  readonly status: 'empty' | 'preparing' | 'refused' | 'ready' | 'sending' | 'failed' | 'sent';
  readonly fileName?: string | undefined;
  /** For an `img`; undefined until prepared, or when the browser cannot show the picture. */
  readonly previewUrl?: string | undefined;
  /** Notice when the published picture will differ from the file. */
  readonly notice?: string | undefined;
  /** Uploaded share, from 0 to 1. */
  readonly progress: number;
  /** Whether the upload waits for a connection. */
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

interface Selection {
  readonly file: File;
  /** Undefined when the preparing script failed to load. */
  prepared: Promise<PreparedPicture> | undefined;
  /** Storage path, the same for each attempt so that the file is stored once. */
  path?: string;
  /** Running or successful upload. */
  delivery?: Promise<{ path: string }> | undefined;
  controller: AbortController;
}

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Store of a picture, from the choice of a file to the end of its upload by the member `uid`. */
export function createPictureStore(uid: string, texts: PictureMessages) {
  const { state, set, subscribe } = newStore(empty);
  let chosen: Selection | undefined;

  function reset() {
    chosen?.controller.abort();
    chosen = undefined;
    const { previewUrl } = state();
    if (previewUrl) URL.revokeObjectURL(previewUrl);
    set(empty);
  }

  /** Checks and prepares a file. */
  function choose(file: File) {
    reset();
    // The upload script loads now, because the connection may be gone later.
    void loadSending().catch((error: unknown) => {
      console.warn('The upload script is not loaded yet.', error);
    });
    set({ status: 'preparing', fileName: file.name });
    const prepared = loadPreparing().then(({ preparePicture }) => preparePicture(file, texts));
    const selection: Selection = { file, prepared, controller: new AbortController() };
    chosen = selection;
    void prepared.then(
      ({ blob, canBeShown, notice }) => {
        if (chosen !== selection) return;
        set({ previewUrl: canBeShown ? URL.createObjectURL(blob) : undefined, notice });
        if (state().status === 'preparing') set({ status: 'ready' });
      },
      (error: unknown) => {
        if (chosen !== selection) return;
        const isScriptMissing = errorCodeOf(error) === 'unloaded';
        if (isScriptMissing) selection.prepared = undefined;
        else chosen = undefined;
        const sentence = sentenceOf(error, pictureSendingMessages.failed);
        set({ status: isScriptMissing ? 'failed' : 'refused', error: sentence });
      },
    );
  }

  /** Selected file, if any; throws a CallError when it cannot be sent. */
  function validSelection(): Selection | undefined {
    if (chosen && !chosen.prepared) choose(chosen.file);
    const sentence = state().error ?? texts.missing;
    if (chosen || sentence === undefined) return chosen;
    set({ status: 'refused', error: sentence });
    throw new CallError('refused', sentence);
  }

  async function deliver(selection: Selection): Promise<{ path: string }> {
    selection.controller = new AbortController();
    const update = (change: Partial<PictureState>) => {
      if (chosen === selection) set(change);
    };
    update({ status: 'sending', progress: 0, error: undefined });
    try {
      const { blob } = await preparedOf(selection);
      const { incomingPath, sendPicture } = await loadSending();
      selection.path ??= incomingPath(uid, blob.type);
      await sendPicture(blob, selection.path, {
        signal: selection.controller.signal,
        onProgress: (progress) => update({ progress }),
        onWaiting: (isWaiting) => update({ isWaiting }),
      });
      update({ status: 'sent', isWaiting: false });
      return { path: selection.path };
    } catch (failure) {
      selection.delivery = undefined;
      const error = sentenceOf(failure, pictureSendingMessages.failed);
      const isCancelled = errorCodeOf(failure) === 'cancelled';
      update({
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
     * Uploads the picture, unless it is uploaded already.
     *
     * @returns its storage path; undefined when no file was chosen.
     * @throws CallError with the French message, which the field shows too; its code is
     *   `cancelled` when the member cancelled the upload, its kind `unreachable` when the
     *   connection did not come back.
     */
    send: async (): Promise<{ path: string } | undefined> => {
      const selection = validSelection();
      if (selection) selection.delivery ??= deliver(selection);
      return selection?.delivery;
    },
    /**
     * Prepared picture, for a form that keeps it until there is a connection.
     *
     * @throws CallError
     */
    prepared: async (): Promise<Blob | undefined> => {
      const selection = validSelection();
      return selection && (await preparedOf(selection)).blob;
    },
    /** Stops the upload; the file stays chosen. */
    cancel: () => chosen?.controller.abort(),
    reset,
  };
}

const unloaded = () =>
  new CallError('refused', pictureSendingMessages.unloaded, {}, 'unloaded');

/** Code of an error, such as `cancelled`. */
export const errorCodeOf = (failure: unknown): string | undefined =>
  failure instanceof CallError ? failure.code : undefined;

function preparedOf({ prepared }: Selection): Promise<PreparedPicture> {
  return prepared ?? Promise.reject(unloaded());
}

// Separate scripts, which may fail to load: without a connection, or after a new deployment.
const loadPreparing = () => import('./picture-prepare.ts').catch(failLoading);
const loadSending = () => import('../../data/staff/uploads.ts').catch(failLoading);

function failLoading(error: unknown): never {
  console.warn('A script for pictures could not be loaded.', error);
  throw unloaded();
}

// Preloaded, because a portrait may be chosen without a connection.
void loadPreparing().catch(() => undefined);

/** Picture of a form, from the member's disk to its storage path. */
export type Picture = PictureState & Omit<PictureStore, 'state' | 'subscribe'>;

/** Picture that is reset when its form unmounts; `texts` are its errors. */
export function usePicture(texts: PictureMessages): Picture {
  const { id } = useMember();
  const [store] = useState(() => createPictureStore(id, texts));
  useEffect(() => store.reset, [store]);
  return usePictureStore(store);
}

/** Picture whose state outlives the component. */
export function usePictureStore({ state, subscribe, ...actions }: PictureStore): Picture {
  return { ...useStore({ state, subscribe }), ...actions };
}
