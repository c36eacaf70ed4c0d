import { imageTypes } from '@centre/domain/published-picture';
import { limits } from '@centre/domain/limits';
import { pictureWords } from '../../content/dashboard/pictures.ts';
import { CommandFailure } from '../../data/callables.ts';
import { UploadFailure } from '../../data/uploads-failure.ts';
import { preparePicture } from './picture-prepare.ts';

/** The sentences for a file that is refused. */
export interface PictureRules {
  readonly type: string;
  readonly size: string;
  readonly missing?: string;
}

/** The state of a picture of a form. */
export interface PictureState {
  readonly status: 'empty' | 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';
  /** Address for an `img`; undefined until it is prepared, or when it cannot be shown. */
  readonly previewUrl: string | undefined;
  readonly fileName: string | undefined;
  /** The file as it was chosen, if it may be sent. */
  readonly file: File | undefined;
  /** How much has arrived, from 0 to 1. */
  readonly progress: number;
  readonly isWaiting: boolean;
  readonly error: string | undefined;
}

/** Why a picture was not sent; its message is the French sentence, which the field shows too. */
export class PictureProblem extends CommandFailure {
  /** Whether the member gave the sending up, and knows. */
  readonly isCancelled: boolean;

  constructor(kind: UploadFailure['kind'], sentence: string) {
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
};

interface Chosen {
  readonly prepared: Promise<Blob>;
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
    const problem = problemOf(file, says);
    if (problem) {
      set({ status: 'failed', fileName: file.name, error: problem });
      return;
    }
    // The code that sends is fetched now, because the connection may be gone later.
    void import('../../data/uploads.ts').catch((error: unknown) => {
      console.warn('The code that sends pictures is not there yet.', error);
    });
    set({ status: 'preparing', fileName: file.name, file });
    const preparation = preparePicture(file);
    const mine: Chosen = {
      prepared: preparation.then(({ blob }) => blob),
      path: undefined,
      delivery: undefined,
    };
    chosen = mine;
    void preparation.then(({ blob, canBeShown }) => {
      if (chosen !== mine) return;
      set({ previewUrl: canBeShown ? URL.createObjectURL(blob) : undefined });
      if (state.status === 'preparing') set({ status: 'ready' });
    });
  }

  /**
   * Sends the picture if that is still to be done.
   *
   * @returns where it is, the same again once it was sent; undefined when none was chosen.
   * @throws PictureProblem whose message is the French sentence; `unreachable` when the
   *   connection did not come back.
   */
  async function send(): Promise<{ path: string } | undefined> {
    if (!chosen) {
      const sentence = state.error ?? says.missing;
      if (sentence === undefined) return undefined;
      set({ status: 'failed', error: sentence });
      throw new PictureProblem('refused', sentence);
    }
    chosen.delivery ??= deliver(chosen);
    return chosen.delivery;
  }

  async function deliver(mine: Chosen): Promise<{ path: string }> {
    const turn = new AbortController();
    trying = turn;
    const tell = (change: Partial<PictureState>) => {
      if (chosen === mine && trying === turn) set(change);
    };
    tell({ status: 'sending', progress: 0, isWaiting: false, error: undefined });
    try {
      const blob = await mine.prepared;
      const { incomingPath, sendPicture } = await import('../../data/uploads.ts');
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
      const kind = kindOf(error);
      if (kind !== 'cancelled') console.warn('A picture could not be sent.', error);
      const sentence = pictureWords.failures[kind];
      tell(
        kind === 'cancelled'
          ? { status: 'ready', isWaiting: false, progress: 0 }
          : { status: 'failed', isWaiting: false, error: sentence },
      );
      throw new PictureProblem(kind, sentence);
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
    /** What is sent, for a form that keeps it until there is a connection. */
    prepared: async (): Promise<Blob | undefined> => chosen?.prepared,
    /** Stops the sending; the file is kept. */
    cancel: () => trying.abort(),
    reset,
  };
}

// Anything else is the code that sends: it could not be fetched.
function kindOf(error: unknown): UploadFailure['kind'] {
  if (error instanceof UploadFailure) return error.kind;
  return navigator.onLine ? 'failed' : 'unreachable';
}

function problemOf(file: File, says: PictureRules): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return says.type;
  if (file.size > limits.imageBytes) return says.size;
  return undefined;
}
