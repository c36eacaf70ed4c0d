import type { IncomingMessage } from 'node:http';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { HttpProblem } from './http-problem.ts';
import { readForm } from './multipart.ts';
import { fieldsOfForm, type OlderShape } from './older-body.ts';
import { sentBodyHeaders } from './raw-body.ts';

/** Bytes of a JSON request, at most. */
export const maxBodyBytes = 1024 * 1024;

/** The same of one that may hold a picture as text, in which three bytes are four characters. */
export const maxPictureBodyBytes = maxBodyBytes + Math.ceil(limits.imageBytes / 3) * 4;

/** A request as the framework hands it over: with the bytes of its body. */
export interface ApiIncoming extends IncomingMessage {
  rawBody?: Buffer | undefined;
}

/**
 * What was sent: JSON, or a form where a record may have a picture; an empty object when
 * nothing was.
 *
 * @param shape the record that may be sent as a form; JSON alone is read when it has no picture.
 * @throws HttpProblem 413 for too much, 415 for any other kind, 400 for what is broken.
 */
export async function readBody(request: ApiIncoming, shape?: OlderShape): Promise<unknown> {
  const { rawBody } = request;
  if (!rawBody || rawBody.length === 0) return {};
  const headers = sentBodyHeaders(request);
  const type = headers['content-type'] ?? '';
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupported();
  const name = type.split(';')[0]?.trim().toLowerCase();
  const hasPicture = shape?.picture !== undefined;
  if (hasPicture && name === 'multipart/form-data') {
    return fieldsOfForm(await readForm(rawBody, type), shape);
  }
  if (rawBody.length > (hasPicture ? maxPictureBodyBytes : maxBodyBytes)) {
    throw new HttpProblem(413, messages.tooLarge);
  }
  if (name !== 'application/json') throw unsupported();
  return parseJson(rawBody);
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    // Whatever is wrong with the text, the caller has sent it and is told so.
    throw new HttpProblem(400, messages.unreadableRequest);
  }
}

function unsupported(): HttpProblem {
  return new HttpProblem(415, messages.unreadableRequest);
}
