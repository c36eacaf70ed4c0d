import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';

/** Bytes of a request's texts, without its picture, unless its command takes more. */
export const requestBytes = 64 * 1024;

/** Values of a request: the longest one, an export, names 500 records. */
const mostValues = 1000;
const deepest = 8;

/** Bounds of a request. */
interface Bounds {
  readonly bytes: number;
  /** The field of a picture, which has a limit of its own. */
  readonly picture?: string | undefined;
}

/**
 * The request itself, when it is within its bounds.
 *
 * @throws CommandError `invalid-argument`.
 */
export function bounded(input: unknown, { bytes, picture }: Bounds): unknown {
  if (!isReadable(input))
    throw new CommandError('invalid-argument', messages.unreadableRequest);
  if (textBytes(input, picture) > bytes)
    throw new CommandError('invalid-argument', messages.tooLarge, { about: 'size' });
  return input;
}

/**
 * Whether a request has few and flat values, and none whose name is a type mark of the callables'
 * framework: it logs what it cannot decode.
 */
export function isReadable(input: unknown): boolean {
  let seen = 0;
  for (const { name, depth } of valuesIn(input)) {
    seen += 1;
    if (seen > mostValues || depth > deepest || name === '@type') return false;
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

/** The values of a request, itself first. */
function* valuesIn(input: unknown): Generator<Value> {
  const left: Value[] = [{ name: '', value: input, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value))
      left.push({ name, value: inner, depth: depth + 1 });
  }
}
