import {
  CommandError,
  type FieldErrors,
  type CommandErrorCode,
  type CommandErrorDetails,
} from '@centre/domain/command-error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '@centre/domain/messages/messages';
import { recordIncident, recordRefusal } from '../logger.ts';

/** JSON answer of the API. */
export interface Answer {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export const statusOf: Readonly<Record<CommandErrorCode, ContentfulStatusCode>> = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  aborted: 409,
  'failed-precondition': 409,
  'resource-exhausted': 429,
  unavailable: 503,
  internal: 500,
};

/** Refusal at the level of HTTP, before any command runs. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;

  /** @param message a French sentence for the user. */
  constructor(
    status: ContentfulStatusCode,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

const statusAbout = {
  'media-type': 415,
  size: 413,
} as const satisfies Record<NonNullable<CommandErrorDetails['about']>, number>;

// Older clients log in again when an error begins with one of these.
const prefixes: Readonly<Record<number, string>> = {
  401: 'Invalid token: ',
  403: 'Forbidden: ',
};

/**
 * Answer to an error of a route.
 *
 * @param sentence message of an unexpected failure.
 */
export function failure(
  error: unknown,
  where: string,
  sentence: string = messages.unexpected,
): Answer {
  if (error instanceof CommandError) return refused(error, where);
  if (error instanceof HttpError) {
    const { status, message, headers } = error;
    return problem(status, message, { headers, incident: recordRefusal(where, status) });
  }
  return problem(500, sentence, { incident: recordIncident(error, where) });
}

function refused({ code, message, details }: CommandError, where: string): Answer {
  const { fields, retryAfter, about } = details;
  const status = about ? statusAbout[about] : statusOf[code];
  return problem(status, message, {
    incident: recordRefusal(where, status),
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}

interface ProblemDetails {
  /** Identifier of the failure in the log. */
  readonly incident: string;
  readonly fields?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

function problem(
  status: ContentfulStatusCode,
  message: string,
  details: ProblemDetails,
): Answer {
  const { headers = {}, ...extra } = details;
  const error = `${prefixes[status] ?? ''}${message}`;
  return { status, headers, body: { success: false, error, ...extra } };
}
