import { getRequestListener, RequestError } from '@hono/node-server';
import { messages } from '@centre/domain/messages/messages';
import type { ServerResponse } from 'node:http';
import { hideFramework } from '../unnamed-framework.ts';
import { failure, HttpError } from './answer.ts';
import { appOf, commonHeaders } from './app.ts';
import type { ApiIncoming } from './body.ts';
import { routes } from './routes/index.ts';

/** The part of an Express application that is used here. */
interface Application {
  readonly disable: (setting: string) => unknown;
  readonly use: (
    handler: (
      error: Required<ApiIncoming>['bodyError'],
      request: ApiIncoming,
      response: ServerResponse,
      next: (error: unknown) => void,
    ) => void,
  ) => unknown;
}

const handled = new WeakSet<Application>();

const answer = getRequestListener(appOf(routes).fetch, {
  overrideGlobalObjects: false,
  errorHandler: (error) => {
    // The adapter itself refuses an invalid URL.
    const isInvalidUrl = error instanceof RequestError;
    const cause = isInvalidUrl ? new HttpError(404, messages.notFound) : error;
    const { status, body } = failure(cause, 'api');
    return Response.json(body, { status, headers: commonHeaders });
  },
});

/** HTTP API: everything under `/api`, always in JSON. The other channel is the callables. */
export async function handleApi(
  request: ApiIncoming & { readonly app: Application },
  response: ServerResponse,
): Promise<void> {
  hideFramework(request, response);
  handleBodyErrors(request.app);
  await answer(request, response);
}

/**
 * Adds an Express error handler that answers in JSON when the framework's body parser refuses a
 * request before the function is called. The application is known from the first request on: if
 * that one is refused itself, Express answers with an HTML page.
 */
function handleBodyErrors(app: Application): void {
  if (handled.has(app)) return;
  handled.add(app);
  app.use((bodyError, request, response, next) => {
    answer(Object.assign(request, { bodyError }), response).catch(next);
  });
}
