import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';

/**
 * Logs what should not have happened, and returns the identifier that the user is told and
 * that finds it in the log. What was sent is left out: it holds personal data.
 *
 * @param where the command or route at work; never a path with what a caller wrote in it.
 */
export function recordIncident(error: unknown, where: string): string {
  const incident = randomUUID().slice(0, 8);
  logger.error('unexpected failure', { incident, where, error: described(error) });
  return incident;
}

function described(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, code, stack: error.stack };
}
