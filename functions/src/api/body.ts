import type { IncomingMessage } from 'node:http';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { HttpError } from './answer.ts';
import { readForm } from './multipart.ts';
import { fieldsOfForm, type LegacyShape } from './legacy-body.ts';

/** Maximum length of a picture in Base64, where three bytes are four characters. */
export const pictureTextBytes = Math.ceil(limits.imageBytes / 3) * 4;

/** Request of the Functions framework. */
export interface ApiIncoming extends IncomingMessage {
  /** Absent without a body, and when the framework did not read it. */
  rawBody?: Buffer | undefined;
  /** Error of the framework's body parser. */
  bodyError?: { readonly status?: number } | undefined;
}

/**
 * Parses the body: JSON, or a form for a record that may have a picture. An empty object without a
 * body.
 *
 * @param maxBytes maximum without the picture.
 * @param shape fields of the record; one with a picture may be sent as a form.
 * @throws HttpError 413 for too many bytes, 415 for another media type, 400 for an invalid body.
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
  // The framework does not read a body with an unknown Content-Type.
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
