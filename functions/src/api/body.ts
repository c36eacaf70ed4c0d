import type { IncomingMessage } from 'node:http';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { HttpError } from './answer.ts';
import { readForm } from './multipart.ts';
import { fieldsOfForm, type LegacyShape } from './legacy-body.ts';

/** Bytes of a picture as text, in which three bytes are four characters, at most. */
export const pictureTextBytes = Math.ceil(limits.imageBytes / 3) * 4;

/** A request as the Functions framework hands it over. */
export interface ApiIncoming extends IncomingMessage {
  /** Absent without a body, and when the framework did not read it. */
  rawBody?: Buffer | undefined;
  /** Why the framework could not read or parse the body. */
  bodyError?: { readonly status?: number } | undefined;
}

/**
 * The JSON that was sent, or the form where a record may have a picture; an empty object when
 * nothing was.
 *
 * @param maxBytes without the picture.
 * @param shape the record that may be sent as a form, if it has a picture.
 * @throws HttpError 413 for too much, 415 for any other kind, 400 for what is broken.
 */
export async function readBody(
  request: ApiIncoming,
  maxBytes: number,
  shape?: LegacyShape,
): Promise<unknown> {
  const hasPicture = shape?.picture !== undefined;
  const body = await bytesOf(request, maxBytes + (hasPicture ? pictureTextBytes : 0));
  if (body.length === 0) return {};
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } =
    request.headers;
  if (encoding !== 'identity') throw unsupported();
  const name = type.split(';')[0]?.trim().toLowerCase();
  if (hasPicture && name === 'multipart/form-data') {
    return fieldsOfForm(await readForm(body, type), shape);
  }
  if (name !== 'application/json') throw unsupported();
  return parseJson(body);
}

/** @throws HttpError 413 for more than `max` bytes, 415 for what the framework cannot read. */
export async function bytesOf(request: ApiIncoming, max: number): Promise<Buffer> {
  const { rawBody, bodyError, headers } = request;
  if (rawBody && rawBody.length > max) throw tooLarge();
  if (rawBody) return rawBody;
  if (bodyError) throw bodyError.status === 413 ? tooLarge() : unsupported();
  // The framework leaves a body unread whose Content-Type it does not understand.
  const isSent = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of isSent ? (request as AsyncIterable<Buffer>) : []) {
    length += chunk.length;
    if (length > max) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// The framework has parsed it already, but also repairs text that is not UTF-8.
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, messages.unreadableRequest);
  }
}

const tooLarge = () => new HttpError(413, messages.tooLarge);
const unsupported = () => new HttpError(415, messages.unreadableRequest);
