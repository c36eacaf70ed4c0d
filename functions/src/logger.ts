import { randomUUID } from 'node:crypto';
import { error, info, warn } from 'firebase-functions/logger';

/** Not from the root of the package, which would load the other kinds of functions too. */
export const logger = { error, info, warn };

/** Message of the last nightly job; operations/deploy/alerts.ts alerts when it is missing. */
export const jobsSucceeded = 'all is well';

/** Identifier of a failure in the log. */
const newIncident = (): string => randomUUID().slice(0, 8);

/**
 * Logs a refusal, as a warning if the server is at fault, and returns its identifier.
 *
 * @param where pattern of the route; never a path with the caller's input.
 */
export function recordRefusal(where: string, status: number): string {
  const incident = newIncident();
  const entry = { incident, where, status };
  if (status === 429 || status >= 500) logger.warn('a request was refused', entry);
  else logger.info('a request was refused', entry);
  return incident;
}

/**
 * Logs an unexpected failure and returns its identifier. Leaves out the request, and the error's
 * message, which may quote it: both may hold personal data.
 *
 * @param where command or pattern of the route; never a path with the caller's input.
 */
export function recordIncident(error: unknown, where: string): string {
  const incident = newIncident();
  logger.error('unexpected failure', { incident, where, error: described(error) });
  return incident;
}

/** Code of an error, such as `auth/user-not-found`; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function described(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = codeOf(error) || undefined;
  return { name: error.name, code, stack: framesOf(error) };
}

/** Frames of the stack, without the message. */
function framesOf({ message, stack = '' }: Error): string {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
