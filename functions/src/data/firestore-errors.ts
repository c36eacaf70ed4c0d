// Codes of gRPC, which Firestore's errors carry.
const invalidArgument = 3;

const notFound = 5;

const alreadyExists = 6;

const failedPrecondition = 9;

const aborted = 10;

function hasCode(error: unknown, ...codes: number[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    codes.includes(error.code)
  );
}

/** Whether the document to `create` exists. */
export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, alreadyExists);
}

/** Whether a document would be larger than the database stores; it has no code of its own. */
export function isTooLarge(error: unknown): boolean {
  return hasCode(error, invalidArgument) && /maximum .*size/i.test((error as Error).message);
}

/** Whether a concurrent write was faster, so that reading again makes sense. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, notFound, alreadyExists, failedPrecondition, aborted);
}
