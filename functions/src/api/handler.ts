import type { ServerResponse } from 'node:http';
import { failure, type Answer } from './answer.ts';
import type { ApiIncoming } from './body.ts';
import { findRoute } from './router.ts';
import { routes } from './routes/index.ts';

// Answers hold personal data and tokens: nobody on the way may keep them.
const alwaysSent = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The HTTP API, the other of the two doors: everything under `/api`, always in JSON. */
export async function handleApi(request: ApiIncoming, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answerTo(request);
  response.removeHeader('X-Powered-By');
  response.writeHead(status, { ...alwaysSent, ...headers });
  response.end(JSON.stringify(body));
}

async function answerTo(request: ApiIncoming): Promise<Answer> {
  let where = 'api';
  let sentence: string | undefined;
  try {
    const { route, params } = findRoute(routes, request.method ?? '', request.url ?? '');
    where = `${route.method} ${route.path}`;
    sentence = route.failure;
    return await route.handle(request, params);
  } catch (error) {
    return failure(error, where, sentence);
  }
}
