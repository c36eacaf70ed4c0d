import type { IncomingMessage } from 'node:http';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { HttpProblem } from './answer.ts';
import { readForm } from './multipart.ts';
import { fieldsOfForm, type OlderShape } from './older-body.ts';

/** Bytes of a JSON request, at most. */
export const maxBodyBytes = 1024 * 1024;

/** The same with a picture as text, in which three bytes are four characters. */
export const maxPictureBodyBytes = maxBodyBytes + Math.ceil(limits.imageBytes / 3) * 4;

/** A request as the Functions framework hands it over. */
export interface ApiIncoming extends IncomingMessage {
  /** Absent without a body, without a Content-Type, and when the body could not be read. */
  rawBody?: Buffer | undefined;
  /** Why the framework could not read or parse the body. */
  bodyError?: { readonly status?: number } | undefined;
}

/**
 * The JSON that was sent, or the form where a record may have a picture; an empty object when
 * nothing was.
 *
 * @param shape the record that may be sent as a form, if it has a picture.
 * @throws HttpProblem 413 for too much, 415 for any other kind, 400 for what is broken.
 */
export async function readBody(request: ApiIncoming, shape?: OlderShape): Promise<unknown> {
  const { rawBody, headers, bodyError } = request;
  if (!rawBody) {
    if (bodyError?.status === 413) throw tooLarge();
    if (bodyError || (await hasUntypedBody(request))) throw unsupported();
    return {};
  }
  if (rawBody.length === 0) return {};
  const type = headers['content-type'] ?? '';
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupported();
  const name = type.split(';')[0]?.trim().toLowerCase();
  const hasPicture = shape?.picture !== undefined;
  if (hasPicture && name === 'multipart/form-data') {
    return fieldsOfForm(await readForm(rawBody, type), shape);
  }
  if (rawBody.length > (hasPicture ? maxPictureBodyBytes : maxBodyBytes)) throw tooLarge();
  if (name !== 'application/json') throw unsupported();
  return parseJson(rawBody);
}

/** Whether there is a body that the framework left unread because nothing says what it is. */
async function hasUntypedBody(request: IncomingMessage): Promise<boolean> {
  const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding === undefined) return Number(length ?? 0) > 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (chunk.length > 0) return true;
  }
  return false;
}

// The framework has parsed it already, but also repairs text that is not UTF-8.
function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    throw new HttpProblem(400, messages.unreadableRequest);
  }
}

const tooLarge = () => new HttpProblem(413, messages.tooLarge);
const unsupported = () => new HttpProblem(415, messages.unreadableRequest);
