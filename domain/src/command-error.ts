/** Codes of refusals, named like Firebase's callable errors. */
export type CommandErrorCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'resource-exhausted'
  | 'failed-precondition'
  | 'aborted'
  | 'unavailable'
  | 'internal';

/** French error messages of invalid fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface CommandErrorDetails {
  readonly fields?: FieldErrors;
  /** Seconds to wait before another try makes sense. */
  readonly retryAfter?: number;
  /** The problem of a refused file: no image of an accepted type, or too large. */
  readonly about?: 'media-type' | 'size';
}

/**
 * Expected refusal of a command. Its message is a French sentence for the user; any other
 * exception is a bug, whose message is never shown.
 */
export class CommandError extends Error {
  readonly code: CommandErrorCode;
  readonly details: CommandErrorDetails;

  constructor(code: CommandErrorCode, message: string, details: CommandErrorDetails = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.details = details;
  }
}
