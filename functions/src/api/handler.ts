import type { ServerResponse } from 'node:http';
import { failure, type Answer } from './answer.ts';
import type { ApiIncoming } from './body.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { hideFramework } from '../unnamed-framework.ts';
import { findRoute, methodsAt } from './router.ts';
import { routes } from './routes/index.ts';

// Answers hold personal data and tokens: no cache may keep them.
const alwaysSent = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

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

/** The HTTP API, the other of the two channels: everything under `/api`, always in JSON. */
export async function handleApi(
  request: ApiIncoming & { readonly app: Application },
  response: ServerResponse,
): Promise<void> {
  hideFramework(request, response);
  handleBodyErrors(request.app);
  await answer(request, response);
}

/**
 * Answers in JSON, with an error handler of Express, what the framework's body parser refuses
 * before the function is called. The application is known from the first request on: should
 * that one be refused itself, Express answers it with a page.
 */
function handleBodyErrors(app: Application): void {
  if (handled.has(app)) return;
  handled.add(app);
  app.use((bodyError, request, response, next) => {
    answer(Object.assign(request, { bodyError }), response).catch(next);
  });
}

async function answer(request: ApiIncoming, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answerTo(request);
  response.writeHead(status, {
    ...alwaysSent,
    ...(body !== undefined && { 'Content-Type': 'application/json; charset=utf-8' }),
    ...corsHeaders(request),
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function answerTo(request: ApiIncoming): Promise<Answer> {
  const { method = '', url = '' } = request;
  let where = 'api';
  let sentence: string | undefined;
  try {
    if (method === 'OPTIONS') {
      return { status: 204, headers: preflightHeaders(request, methodsAt(routes, url)) };
    }
    const { route, params } = findRoute(routes, method, url);
    where = `${route.method} ${route.path}`;
    sentence = route.failure;
    return await route.handle(request, params);
  } catch (error) {
    return failure(error, where, sentence);
  }
}
