import type { ServerResponse } from 'node:http';

/** The part of an Express application that is configured. */
interface Configurable {
  readonly disable: (setting: string) => unknown;
}

/**
 * Removes Express's `X-Powered-By` header from this response, and from later responses that Express
 * sends itself.
 */
export function hideFramework(
  { app }: { readonly app: Configurable },
  response: ServerResponse,
): void {
  app.disable('x-powered-by');
  response.removeHeader('X-Powered-By');
}
