import type { IncomingHttpHeaders } from 'node:http';
import { messages } from '@centre/domain/messages/messages';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { TrieRouter } from 'hono/router/trie-router';
import { getPath } from 'hono/utils/url';
import { type Answer, failure, HttpError } from './answer.ts';
import type { ApiIncoming } from './body.ts';
import type { Route } from './route.ts';

interface Env {
  readonly Bindings: { readonly incoming: ApiIncoming };
  readonly Variables: { route: Route };
}

// Answers hold personal data and tokens: no cache may keep them.
export const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Hono application of the routes; of two routes that match a path, the first one serves it. */
export function appOf(routes: readonly Route[]) {
  const methodRouter = new TrieRouter<string>();
  for (const { method, path } of routes) {
    methodRouter.add('ALL', path, method);
    if (method === 'GET') methodRouter.add('ALL', path, 'HEAD');
  }
  /** @throws HttpError 404 for an unknown path. */
  const methodsAt = ({ req }: Context): string[] => {
    const [matches] = methodRouter.match('ALL', req.path);
    if (matches.length === 0) throw new HttpError(404, messages.notFound);
    return [...new Set([...matches.map(([method]) => method), 'OPTIONS'])];
  };

  // Additional slashes are ignored.
  const app = new Hono<Env>({
    getPath: (request) => `/${getPath(request).split('/').filter(Boolean).join('/')}`,
  });
  app.options('*', async (context, next) => {
    const always = { Allow: methodsAt(context).join(', '), ...commonHeaders };
    for (const [name, value] of Object.entries(always)) context.header(name, value);
    await next();
  });
  app.use(
    cors({
      origin: (_, { env }: Context<Env>) => ownOrigin(env.incoming.headers),
      allowMethods: (_, context: Context<Env>) =>
        ownOrigin(context.env.incoming.headers) === undefined ? [] : methodsAt(context),
      allowHeaders: ['Authorization', 'Content-Type', 'X-Firebase-AppCheck'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  for (const route of routes) {
    app.on(route.method, route.path, async (context) => {
      context.set('route', route);
      return send(context, await route.handle(context.env.incoming, context.req.param()));
    });
  }
  app.all('*', (context) => {
    throw new HttpError(405, messages.methodNotAllowed, {
      Allow: methodsAt(context).join(', '),
    });
  });
  app.onError((error, context) => {
    const route = context.get('route') as Route | undefined;
    const where = route ? `${route.method} ${route.path}` : 'api';
    return send(context, failure(error, where, route?.failure));
  });
  return app;
}

function send(context: Context, { status, headers, body }: Answer): Response {
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return context.json(body, status, { ...type, ...commonHeaders, ...headers });
}

/**
 * `Origin` of a same-origin request; undefined for pages of other origins, which may not read
 * answers. Hosting sends its own host in X-Forwarded-Host. A page of another origin could send that
 * header only after a preflight without it, and would gain nothing: callers are identified by a
 * token, never by a cookie.
 */
export function ownOrigin(headers: IncomingHttpHeaders): string | undefined {
  const { origin } = headers;
  return hostsIn(headers).some((host) => matchesHost(origin, host)) ? origin : undefined;
}

function hostsIn(headers: IncomingHttpHeaders): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().join(',');
  return [...forwarded.split(','), headers.host ?? '']
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function matchesHost(origin: string | undefined, host: string): boolean {
  const schemes = loopback.test(host) ? ['https', 'http'] : ['https'];
  return schemes.some((scheme) => origin === `${scheme}://${host}`);
}
