/** Why a command said no; the names are those of Firebase's callable errors. */
export type RefusalCode =
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

/** What is wrong with each field, by the field's name: one French sentence each. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface RefusalDetails {
  readonly fields?: FieldErrors;
  /** Seconds to wait before another try makes sense. */
  readonly retryAfter?: number;
  /** Of a refused file, what is wrong: it is no image of an accepted kind, or too large. */
  readonly about?: 'media-type' | 'size';
}

/**
 * A command's considered "no". Its message is a French sentence for the user; every
 * other exception is a fault of ours, whose message must never reach anybody.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
