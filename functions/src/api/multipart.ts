import { Busboy } from '@fastify/busboy';
import { messages } from '@centre/domain/messages/messages';
import { HttpError } from './answer.ts';

/** Maximum of bytes in a form with a file: the largest picture, and a megabyte for the rest. */
export const maxMultipartBytes = 21 * 1024 * 1024;

const bounds = {
  /** Number of fields and files. */
  parts: 40,
  name: 60,
  /** Bytes of a text field: no command takes more. */
  field: 256 * 1024,
};

export interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly file?: { readonly field: string; readonly bytes: Uint8Array };
}

interface Part {
  readonly field: string | undefined;
  readonly filename: string | undefined;
  readonly bytes: Buffer;
}

/**
 * Parses a form.
 *
 * @param type Content-Type, with its boundary.
 * @throws HttpError 413 for too much, 400 for an invalid or incomplete form, two files, a
 * repeated field, or too many parts.
 */
export async function readForm(body: Buffer, type: string): Promise<Form> {
  if (body.length > maxMultipartBytes) throw new HttpError(413, messages.tooLarge);
  const fields = new Map<string, string>();
  let file: Form['file'];
  for (const { field, filename, bytes } of await partsOf(body, type)) {
    if (!field || field.length > bounds.name) throw unreadable();
    if (filename === undefined) {
      if (fields.has(field)) throw unreadable();
      if (bytes.length > bounds.field) throw new HttpError(413, messages.tooLarge);
      fields.set(field, textOf(bytes));
      // Browsers send an empty file without a name when none was chosen.
    } else if (filename !== '' || bytes.length > 0) {
      if (file) throw unreadable();
      file = { field, bytes };
    }
  }
  return { fields, ...(file && { file }) };
}

function partsOf(body: Buffer, type: string): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      reject(unreadable());
    };
    const parts: Part[] = [];
    const parser = parserFor(type);
    parser
      .on('file', (field, stream, filename) => {
        const chunks: Buffer[] = [];
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', refuse)
          .on('end', () => {
            parts.push({ field, filename, bytes: joined(chunks, body) });
          });
      })
      .on('partsLimit', refuse)
      .on('error', refuse)
      .on('finish', () => {
        resolve(parts);
      });
    parser.end(body);
  });
}

function parserFor(type: string) {
  // An empty boundary would match everywhere.
  if (!/;\s*boundary=(?:"[^"]|[^";\s])/i.test(type)) throw unreadable();
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // As bytes, so that invalid UTF-8 is refused rather than repaired.
      isPartAFile: () => true,
      limits: { parts: bounds.parts, headerPairs: 16, headerSize: 4096 },
    });
  } catch {
    // The boundary cannot be used.
    throw unreadable();
  }
}

/** Chunks as one buffer, not copied when they are adjacent in the body. */
function joined(chunks: readonly Buffer[], body: Buffer): Buffer {
  const [first] = chunks;
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const start = first ? first.byteOffset - body.byteOffset : 0;
  let next = body.byteOffset + start;
  const areAdjacent = chunks.every((chunk) => {
    const isNext = chunk.buffer === body.buffer && chunk.byteOffset === next;
    next += chunk.length;
    return isNext;
  });
  return areAdjacent ? body.subarray(start, start + length) : Buffer.concat(chunks, length);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function unreadable(): HttpError {
  return new HttpError(400, messages.unreadableRequest);
}
