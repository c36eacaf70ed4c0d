import { pictureSendingMessages as texts } from '@centre/domain/messages/staff/picture';
import {
  connectStorageEmulator,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
  type StorageError,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage';
import { CallError } from '../callables.ts';
import { app, whenEmulated } from '../firebase.ts';

const storage = getStorage(app);

whenEmulated(9199, (host, port) => {
  connectStorageEmulator(storage, host, port);
});

/** New upload path for a picture of the media type `type` by the member `uid`. */
export function incomingPath(uid: string, type: string): string {
  return `incoming/${uid}/${crypto.randomUUID()}.${type.replace('image/', '')}`;
}

/** First time limit without progress, after which the upload is restarted, in milliseconds. */
const firstStallLimitMs = 30_000;
/** Last time limit without progress, after which the upload is given up, in milliseconds. */
const lastStallLimitMs = 240_000;

interface SendingOptions {
  readonly signal: AbortSignal;
  /** Called with the fraction uploaded, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Called when the upload starts and stops waiting for a connection. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Uploads `blob` to `path` in chunks. After a lost connection, the upload resumes at the last
 * chunk.
 *
 * @throws CallError with the French sentence; its code is `cancelled` after an abort by `signal`
 */
export async function sendPicture(
  blob: Blob,
  path: string,
  { signal, onProgress, onWaiting }: SendingOptions,
): Promise<void> {
  if (signal.aborted) throw cancelled();
  const target = ref(storage, path);
  const task = uploadBytesResumable(target, blob, { contentType: blob.type });
  const watch = watchForStalls(task, onWaiting);
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    if (bytesTransferred === 0) return;
    watch.moved();
    onProgress(bytesTransferred / totalBytes);
  });
  try {
    await Promise.race([task, watch.givenUp]);
  } catch (error) {
    // Its own error is the one caught here, or comes too late.
    task.cancel();
    if (!(await hasArrived(target, blob, error))) throw failureOf(error);
  } finally {
    signal.removeEventListener('abort', cancel);
    watch.stop();
  }
}

/** Pauses the upload offline, and restarts it when it stalls. */
function watchForStalls(task: UploadTask, onWaiting: SendingOptions['onWaiting']) {
  let giveUp: (failure: CallError) => void;
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let stallLimitMs = firstStallLimitMs;
  let timer = 0;

  // After an error, the SDK re-sends a chunk that may have arrived; after a pause, it first asks
  // the server for the position.
  function pause() {
    window.clearTimeout(timer);
    task.pause();
    onWaiting(true);
  }
  function resume() {
    task.resume();
    if (navigator.onLine) onWaiting(false);
    watch();
  }
  function watch() {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (stallLimitMs >= lastStallLimitMs) {
        giveUp(unreachable());
        return;
      }
      // The network may just be slow: each restart doubles the limit.
      stallLimitMs *= 2;
      pause();
      resume();
    }, stallLimitMs);
  }

  addEventListener('offline', pause);
  addEventListener('online', resume);
  if (navigator.onLine) watch();
  else pause();
  return {
    givenUp,
    moved: watch,
    stop: () => {
      window.clearTimeout(timer);
      removeEventListener('offline', pause);
      removeEventListener('online', resume);
    },
  };
}

/**
 * Whether the file was stored although the upload failed: when the answer is lost, the SDK
 * repeats the upload, and the rules refuse to overwrite a file.
 */
async function hasArrived(target: StorageReference, blob: Blob, error: unknown) {
  if ((error as Partial<StorageError>).code !== 'storage/unauthorized') return false;
  try {
    return (await getMetadata(target)).size === blob.size;
  } catch (absence) {
    console.warn('The refused picture is not stored either.', absence);
    return false;
  }
}

const cancelled = () => new CallError('refused', texts.cancelled, {}, 'cancelled');
const unreachable = () => new CallError('unreachable', texts.unreachable);

function failureOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const { code } = error as Partial<StorageError>;
  if (code === 'storage/canceled') return cancelled();
  console.warn('A picture could not be sent.', error);
  switch (code) {
    case 'storage/unauthorized':
    case 'storage/unauthenticated':
      // An expired session looks the same: the outbox must not take it for a refusal of the copy.
      return new CallError('refused', texts.refused, {}, 'unauthenticated');
    case 'storage/retry-limit-exceeded':
      return unreachable();
    default:
      return new CallError('failed', texts.failed);
  }
}
