import type { IncomingMessage } from 'node:http';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { HttpProblem } from './http-problem.ts';
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
 * The JSON that was sent; an empty object when nothing was.
 *
 * @throws HttpProblem 413 for too much, 415 for anything but plain JSON, 400 for broken JSON.
 */
export function readJsonBody(request: ApiIncoming, maxBytes = maxBodyBytes): unknown {
  const { rawBody } = request;
  if (!rawBody || rawBody.length === 0) return {};
  if (rawBody.length > maxBytes) throw new HttpProblem(413, messages.tooLarge);
  const headers = sentBodyHeaders(request);
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers['content-encoding'] ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') {
    throw new HttpProblem(415, messages.unreadableRequest);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    // Whatever is wrong with the text, the caller has sent it and is told so.
    throw new HttpProblem(400, messages.unreadableRequest);
  }
}
