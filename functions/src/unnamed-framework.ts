import type { ServerResponse } from 'node:http';

/** The part of an Express application that is configured. */
interface Configurable {
  readonly disable: (setting: string) => unknown;
}

/**
 * Keeps Express from naming itself in this answer, and from now on in those that it gives by
 * itself.
 */
export function hideFramework(
  { app }: { readonly app: Configurable },
  response: ServerResponse,
): void {
  app.disable('x-powered-by');
  response.removeHeader('X-Powered-By');
}
