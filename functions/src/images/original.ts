import type { ImageSource } from '@centre/domain/image-schema';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { staffPictureMessages } from '@centre/domain/staff/picture-messages';
import { findOriginal } from '../data/pictures.ts';
import { ImageProblem } from './image-problem.ts';
import { quarantine } from './storage-paths.ts';

/**
 * The bytes of a picture that the member `uid` sent. The size is looked at first: nothing
 * larger than the limit is ever loaded.
 *
 * @throws ImageProblem `size`, or `media-type` for what cannot be read as a file.
 * @throws CommandError `permission-denied` for an object that somebody else sent,
 * `invalid-argument` when there is none.
 */
export async function readOriginal(source: ImageSource, uid: string): Promise<Buffer> {
  if (typeof source === 'string') return fromDataUrl(source);
  return source instanceof Uint8Array ? fromForm(source) : fromQuarantine(source.path, uid);
}

async function fromQuarantine(path: string, uid: string): Promise<Buffer> {
  if (!path.startsWith(`${quarantine}${uid}/`)) {
    throw new CommandError('permission-denied', messages.guard.permission);
  }
  const original = await findOriginal(path);
  if (!original) throw new CommandError('invalid-argument', staffPictureMessages.absent);
  checkSize(original.size);
  if (!original.isPlain) throw new ImageProblem('media-type', 'a compressed object');
  return original.read();
}

/** The schema has bounded the length, in whole groups of base64: the last one is measured. */
function fromDataUrl(url: string): Buffer {
  const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  checkSize(file.length);
  return file;
}

/** The same bytes, which no copy is made of. */
function fromForm({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  checkSize(byteLength);
  return Buffer.from(buffer, byteOffset, byteLength);
}

function checkSize(bytes: number): void {
  if (bytes > limits.imageBytes) throw new ImageProblem('size', 'too many bytes');
}
