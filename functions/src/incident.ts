import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';

/** What the user is told of a failure, so that it can be found in the log. */
const newIncident = (): string => randomUUID().slice(0, 8);

/**
 * Logs that a request was refused, and returns the identifier of the refusal. That is usual,
 * and worth a look only when the server is the one who could not.
 *
 * @param where the route at work; never a path with what a caller wrote in it.
 * @param status the HTTP status of the refusal.
 */
export function recordRefusal(where: string, status: number): string {
  const incident = newIncident();
  const entry = { incident, where, status };
  if (status === 429 || status >= 500) logger.warn('a request was refused', entry);
  else logger.info('a request was refused', entry);
  return incident;
}

/**
 * Logs what should not have happened, and returns the identifier that the user is told and
 * that finds it in the log. What was sent is left out: it holds personal data, and so may the
 * error's own words, which often quote what they complain about.
 *
 * @param where the command or route at work; never a path with what a caller wrote in it.
 */
export function recordIncident(error: unknown, where: string): string {
  const incident = newIncident();
  logger.error('unexpected failure', { incident, where, error: described(error) });
  return incident;
}

/** The code of an error, such as `auth/user-not-found`; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function described(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = codeOf(error) || undefined;
  return { name: error.name, code, stack: framesOf(error) };
}

/** Where it happened, without what was said of it. */
function framesOf({ message, stack = '' }: Error): string {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
