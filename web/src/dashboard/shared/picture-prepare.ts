import { shrink } from './picture-shrink.ts';
import type { WorkerAnswer } from './picture-worker.ts';

export interface PreparedPicture {
  readonly blob: Blob;
  /** Whether this browser understands it. */
  readonly canBeShown: boolean;
}

// A photo of a phone is fifty megabytes once it is read: several at a time, chosen together,
// would exhaust a small machine.
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture as it will be sent: smaller and upright where it is larger than a page needs.
 * An animation stays as it is, and so does what this browser cannot read: the server judges.
 */
export function preparePicture(file: File): Promise<PreparedPicture> {
  const turn = last.then(() => prepare(file));
  last = turn;
  return turn;
}

async function prepare(file: File): Promise<PreparedPicture> {
  if (file.type === 'image/gif') return { blob: file, canBeShown: true };
  try {
    return { blob: await shrinkAside(file), canBeShown: true };
  } catch (error) {
    console.warn('The picture is sent as it is: it could not be read.', error);
    return { blob: file, canBeShown: false };
  }
}

/** Shrinks in a thread of its own, so that the page still answers meanwhile. */
async function shrinkAside(file: File): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return shrink(file);
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('blob' in data) resolve(data.blob);
        else reject(new Error(data.failure));
      });
      // The worker itself did not start: its code could not be fetched.
      worker.addEventListener('error', () => resolve(shrink(file)));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
