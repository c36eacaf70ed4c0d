import type { ServerResponse } from 'node:http';
import { failure, type Answer } from './answer.ts';
import type { ApiIncoming } from './body.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { findRoute, methodsAt } from './router.ts';
import { routes } from './routes/index.ts';

// Answers hold personal data and tokens: nobody on the way may keep them.
const alwaysSent = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The HTTP API, the other of the two channels: everything under `/api`, always in JSON. */
export async function handleApi(request: ApiIncoming, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answerTo(request);
  response.removeHeader('X-Powered-By');
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
