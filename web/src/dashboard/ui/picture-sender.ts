import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError } from '../../data/callables.ts';
import { UploadError } from '../../data/staff/upload-error.ts';
import { useMember } from '../session/session-context.tsx';
import type { PictureRules, PreparedPicture } from './picture-prepare.ts';
import { pictureWords } from './pictures.texts.ts';

/** The state of a picture of a form. */
interface PictureState {
  readonly status: 'empty' | 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';
  /** Address for an `img`; undefined until it is prepared, or when it cannot be shown. */
  readonly previewUrl: string | undefined;
  readonly fileName: string | undefined;
  /** The file as it was chosen, unless it cannot be sent. */
  readonly file: File | undefined;
  /** How much has arrived, from 0 to 1. */
  readonly progress: number;
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  /** What is published otherwise than it was chosen. */
  readonly notice: string | undefined;
}

/** Why a picture was not sent; its message is the French sentence, which the field shows too. */
export class PictureProblem extends CallError {
  /** Whether the member gave the sending up, and knows. */
  readonly isCancelled: boolean;

  constructor(kind: UploadError['kind'], sentence: string) {
    // Every failure has a sentence; a lost connection asks for patience.
    super(kind === 'unreachable' ? kind : 'refused', sentence);
    this.isCancelled = kind === 'cancelled';
  }
}

const blank: PictureState = {
  status: 'empty',
  previewUrl: undefined,
  fileName: undefined,
  file: undefined,
  progress: 0,
  isWaiting: false,
  error: undefined,
  notice: undefined,
};

interface Chosen {
  readonly prepared: Promise<PreparedPicture>;
  /** Its path: the same at each try, so that it is stored once. */
  path: string | undefined;
  /** The try that is under way, or that succeeded. */
  delivery: Promise<{ path: string }> | undefined;
}

export type PictureSender = ReturnType<typeof createPictureSender>;

/** A picture, from the choice of a file to its arrival; `uid` is the sender. */
export function createPictureSender(uid: string, says: PictureRules) {
  let state = blank;
  let chosen: Chosen | undefined;
  let trying = new AbortController();
  const listeners = new Set<() => void>();

  function set(change: Partial<PictureState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function reset() {
    chosen = undefined;
    trying.abort();
    if (state.previewUrl) URL.revokeObjectURL(state.previewUrl);
    if (state !== blank) set(blank);
  }

  /** Takes a file, checks it and prepares it. */
  function choose(file: File) {
    reset();
    // The code that sends is fetched now, because the connection may be gone later.
    void loadSending().catch((error: unknown) => {
      console.warn('The code that sends pictures is not there yet.', error);
    });
    set({ status: 'preparing', fileName: file.name, file });
    const preparation = loadPreparing().then(({ preparePicture }) =>
      preparePicture(file, says),
    );
    const mine: Chosen = { prepared: preparation, path: undefined, delivery: undefined };
    chosen = mine;
    void preparation.then(
      ({ blob, canBeShown, notice }) => {
        if (chosen !== mine) return;
        set({ previewUrl: canBeShown ? URL.createObjectURL(blob) : undefined, notice });
        if (state.status === 'preparing') set({ status: 'ready' });
      },
      (error: unknown) => {
        if (chosen !== mine) return;
        chosen = undefined;
        const mayBeTried = error instanceof UploadError && error.kind === 'unloaded';
        const { message } = problemOf(error);
        set({ status: 'failed', error: message, file: mayBeTried ? file : undefined });
      },
    );
  }

  /**
   * Sends the picture if that is still to be done.
   *
   * @returns where it is, the same again once it was sent; undefined when none was chosen.
   * @throws PictureProblem whose message is the French sentence; `unreachable` when the
   *   connection did not come back.
   */
  async function send(): Promise<{ path: string } | undefined> {
    const mine = taken();
    if (mine) mine.delivery ??= deliver(mine);
    return mine?.delivery;
  }

  /** What was chosen, if anything; throws a PictureProblem when that cannot be sent. */
  function taken(): Chosen | undefined {
    // The code that prepares it was not there.
    if (!chosen && state.file) choose(state.file);
    const sentence = state.error ?? says.missing;
    if (chosen || sentence === undefined) return chosen;
    set({ status: 'failed', error: sentence });
    throw new PictureProblem('refused', sentence);
  }

  /**
   * What would be sent, for a form that keeps it until there is a connection.
   *
   * @throws PictureProblem
   */
  async function prepared(): Promise<Blob | undefined> {
    try {
      return (await taken()?.prepared)?.blob;
    } catch (error) {
      throw problemOf(error);
    }
  }

  async function deliver(mine: Chosen): Promise<{ path: string }> {
    const turn = new AbortController();
    trying = turn;
    const tell = (change: Partial<PictureState>) => {
      if (chosen === mine && trying === turn) set(change);
    };
    tell({ status: 'sending', progress: 0, isWaiting: false, error: undefined });
    try {
      const { blob } = await mine.prepared;
      const { incomingPath, sendPicture } = await loadSending();
      mine.path ??= incomingPath(uid, blob.type);
      await sendPicture(blob, mine.path, {
        signal: turn.signal,
        onProgress: (progress) => tell({ progress }),
        onWaiting: (isWaiting) => tell({ isWaiting }),
      });
      tell({ status: 'sent', progress: 1, isWaiting: false });
      return { path: mine.path };
    } catch (error) {
      mine.delivery = undefined;
      const problem = problemOf(error);
      tell(
        problem.isCancelled
          ? { status: 'ready', isWaiting: false, progress: 0 }
          : { status: 'failed', isWaiting: false, error: problem.message },
      );
      throw problem;
    }
  }

  return {
    state: (): PictureState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose,
    send,
    prepared,
    /** Stops the sending; the file is kept. */
    cancel: () => trying.abort(),
    reset,
  };
}

// Scripts of their own, which may be missing: without a connection, or since the site was renewed.
const loadPreparing = () => import('./picture-prepare.ts').catch(failLoading);
const loadSending = () => import('../../data/staff/uploads.ts').catch(failLoading);

function failLoading(error: unknown): never {
  throw new UploadError('unloaded', error);
}

// Known before a file is chosen: a portrait may be chosen without a connection.
void loadPreparing().catch((error: unknown) => {
  console.warn('The code that prepares pictures is not there yet.', error);
});

/** The sentence of what was thrown; what no sentence explains is logged. */
function problemOf(error: unknown): PictureProblem {
  if (error instanceof CallError) return new PictureProblem('refused', error.message);
  const kind = error instanceof UploadError ? error.kind : 'failed';
  if (kind !== 'cancelled') console.warn('A picture could not be sent.', error);
  return new PictureProblem(kind, pictureWords.failures[kind]);
}

/** A picture on its way from the member's disk to where the commands find it. */
export type PictureUpload = PictureState & Omit<PictureSender, 'state' | 'subscribe'>;

/**
 * One picture of a form.
 *
 * @param says what is said of a file that is refused; with `missing`, a picture is required.
 */
export function usePictureUpload(says: PictureRules): PictureUpload {
  const { id } = useMember();
  const [sender] = useState(() => createPictureSender(id, says));
  useEffect(() => sender.reset, [sender]);
  return useUploadOf(sender);
}

/** The picture of a sender that lives longer than the component that shows it. */
export function useUploadOf({ state, subscribe, ...actions }: PictureSender): PictureUpload {
  return { ...useSyncExternalStore(subscribe, state), ...actions };
}
