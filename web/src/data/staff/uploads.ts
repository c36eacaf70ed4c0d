import { pictureSendingMessages as says } from '@centre/domain/messages/staff/picture';
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

/** A place of its own for a picture of the media type `type` that the member `uid` sends. */
export function incomingPath(uid: string, type: string): string {
  return `incoming/${uid}/${crypto.randomUUID()}.${type.replace('image/', '')}`;
}

/** How long nothing may move before the connection is tried anew, in milliseconds. */
const firstPatienceMs = 30_000;
/** When nothing has moved for so long, the sending is given up. */
const lastPatienceMs = 240_000;

interface SendingOptions {
  readonly signal: AbortSignal;
  /** Called with the share that has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Called when the sending waits for the connection, and when it goes on. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Sends `blob` to `path`, piece by piece. A connection that is lost is waited for, and the
 * sending goes on from where it was.
 *
 * @throws CallError with the French sentence; its code is `cancelled` when `signal` ended it
 */
export async function sendPicture(
  blob: Blob,
  path: string,
  { signal, onProgress, onWaiting }: SendingOptions,
): Promise<void> {
  if (signal.aborted) throw cancelled();
  const place = ref(storage, path);
  const task = uploadBytesResumable(place, blob, { contentType: blob.type });
  const watch = watched(task, onWaiting);
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
    // The task's own error is the same, or comes too late.
    task.cancel();
    if (!(await hasArrived(place, blob, error))) throw failureOf(error);
  } finally {
    signal.removeEventListener('abort', cancel);
    watch.stop();
  }
}

/** Holds the task still while there is no connection, and shakes it when nothing moves. */
function watched(task: UploadTask, onWaiting: SendingOptions['onWaiting']) {
  let giveUp: (failure: CallError) => void;
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let patienceMs = firstPatienceMs;
  let timer = 0;

  // After a failure the SDK repeats a piece although it may have arrived; after a pause it asks
  // first.
  function hold() {
    window.clearTimeout(timer);
    task.pause();
    onWaiting(true);
  }
  function goOn() {
    task.resume();
    if (navigator.onLine) onWaiting(false);
    watch();
  }
  function watch() {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (patienceMs >= lastPatienceMs) {
        giveUp(unreachable());
        return;
      }
      // A network may be slower than that: it gets more time at each turn.
      patienceMs *= 2;
      hold();
      goOn();
    }, patienceMs);
  }

  addEventListener('offline', hold);
  addEventListener('online', goOn);
  if (navigator.onLine) watch();
  else hold();
  return {
    givenUp,
    moved: watch,
    stop: () => {
      window.clearTimeout(timer);
      removeEventListener('offline', hold);
      removeEventListener('online', goOn);
    },
  };
}

/**
 * Whether the file is there although its sending failed: its answer was lost, and the rules
 * then refuse the same name again.
 */
async function hasArrived(place: StorageReference, blob: Blob, error: unknown) {
  if ((error as Partial<StorageError>).code !== 'storage/unauthorized') return false;
  try {
    return (await getMetadata(place)).size === blob.size;
  } catch (absence) {
    console.warn('The picture that was refused is not there either.', absence);
    return false;
  }
}

const cancelled = () => new CallError('refused', says.cancelled, {}, 'cancelled');
const unreachable = () => new CallError('unreachable', says.unreachable);

function failureOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const { code } = error as Partial<StorageError>;
  if (code === 'storage/canceled') return cancelled();
  console.warn('A picture could not be sent.', error);
  switch (code) {
    case 'storage/unauthorized':
    case 'storage/unauthenticated':
      // The rules do not say which: a copy that waits must not take it for a refusal of itself.
      return new CallError('refused', says.refused, {}, 'unauthenticated');
    case 'storage/retry-limit-exceeded':
      return unreachable();
    default:
      return new CallError('failed', says.failed);
  }
}
