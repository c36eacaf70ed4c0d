import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';

/** Default maximum of bytes in a request's texts, without its picture. */
export const requestBytes = 64 * 1024;

/** Maximum of values in a request; the longest one, an export, names 500 records. */
const maxValues = 1000;
const maxDepth = 8;

interface Bounds {
  readonly bytes: number;
  /** The field of a picture, which has a limit of its own. */
  readonly picture?: string | undefined;
}

/**
 * Checks the bounds of a request and returns it.
 *
 * @throws CommandError `invalid-argument`.
 */
export function checkBounds(input: unknown, { bytes, picture }: Bounds): unknown {
  if (!isReadable(input))
    throw new CommandError('invalid-argument', messages.unreadableRequest);
  if (textBytes(input, picture) > bytes)
    throw new CommandError('invalid-argument', messages.tooLarge, { about: 'size' });
  return input;
}

/**
 * Whether a request has few values of little depth, and none named `@type`: the callables' framework
 * logs the values of that name that it cannot decode.
 */
export function isReadable(input: unknown): boolean {
  let seen = 0;
  for (const { name, depth } of valuesIn(input)) {
    seen += 1;
    if (seen > maxValues || depth > maxDepth || name === '@type') return false;
  }
  return true;
}

function textBytes(input: unknown, picture: string | undefined): number {
  let bytes = 0;
  for (const { name, value, depth } of valuesIn(input)) {
    bytes += Buffer.byteLength(name);
    const isPicture = depth === 1 && name === picture;
    if (typeof value === 'string' && !isPicture) bytes += Buffer.byteLength(value);
  }
  return bytes;
}

interface Value {
  readonly name: string;
  readonly value: unknown;
  readonly depth: number;
}

/** Values of a request, beginning with the request itself. */
function* valuesIn(input: unknown): Generator<Value> {
  const pending: Value[] = [{ name: '', value: input, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value))
      pending.push({ name, value: inner, depth: depth + 1 });
  }
}
