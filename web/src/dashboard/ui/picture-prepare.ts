import { limits } from '@centre/domain/limits';
import { formatOf, isAnimated, isCut, markLength } from '@centre/domain/content/picture-file';
import { pictureFileMessages } from '@centre/domain/messages/staff/picture';
import { CallError } from '../../data/callables.ts';
import { UploadError } from '../../data/staff/upload-error.ts';
import { shrink } from './picture-shrink.ts';
import type { WorkerAnswer } from './picture-worker.ts';

/** The sentences for a file that is refused. */
export interface PictureRules {
  readonly type: string;
  readonly size: string;
  readonly missing?: string;
}

export interface PreparedPicture {
  readonly blob: Blob;
  /** Whether this browser understands it. */
  readonly canBeShown: boolean;
  /** What is published otherwise than it was chosen. */
  readonly notice: string | undefined;
}

// A photo of a phone is fifty megabytes once it is read: several at a time, chosen together,
// would exhaust a small machine.
let last: Promise<unknown> = Promise.resolve();

const refusal = (sentence: string) => new CallError('refused', sentence);

/**
 * The picture as it will be sent: smaller and upright where it is larger than a page needs.
 * An animation stays as it is, and so does what this browser cannot decode: the server judges.
 *
 * @throws CallError with the sentence for a file that is no whole picture, or too large;
 * UploadError `unreadable`
 */
export function preparePicture(file: Blob, says: PictureRules): Promise<PreparedPicture> {
  const turn = last.then(() => prepare(file, says));
  last = turn.catch(() => undefined);
  return turn;
}

async function prepare(file: Blob, says: PictureRules): Promise<PreparedPicture> {
  if (file.size === 0) throw refusal(pictureFileMessages.empty);
  // Its type is what its name or the phone says, or nothing.
  const format = formatOf(await bytesOf(file.slice(0, markLength)));
  if (!format) throw refusal(says.type);
  if (file.size > limits.imageBytes) throw refusal(says.size);
  const bytes = await bytesOf(file);
  if (isCut(bytes, format)) throw refusal(pictureFileMessages.damaged);
  const notice = isAnimated(bytes, format) ? pictureFileMessages.animated : undefined;
  // From the memory, because the file may be gone when it is sent.
  const whole = new Blob([bytes], { type: `image/${format}` });
  if (format === 'gif') return { blob: whole, canBeShown: true, notice };
  try {
    return { blob: await shrinkAside(whole), canBeShown: true, notice };
  } catch (error) {
    console.warn('The picture is sent as it is: it could not be decoded.', error);
    return { blob: whole, canBeShown: false, notice };
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new UploadError('unreadable', error);
  }
}

/** Shrinks in a thread of its own, so that the page still answers meanwhile. */
async function shrinkAside(file: Blob): Promise<Blob> {
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
