// Codes of gRPC, which Firestore's errors carry.
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

/** Whether a `create` met a document of that name. */
export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, alreadyExists);
}

/**
 * Whether another write was faster, so that looking again makes sense: a document to create
 * was there, one to change was gone or no longer as it had been read.
 */
export function isConflict(error: unknown): boolean {
  return hasCode(error, notFound, alreadyExists, failedPrecondition, aborted);
}
