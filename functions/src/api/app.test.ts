import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { appOf, ownOrigin } from './app.ts';
import type { Method, Route } from './route.ts';

const route = (method: Method, path: string): Route => ({
  method,
  path,
  ignoresSession: true,
  failure: '',
  handle: (_, params) =>
    Promise.resolve({ status: 200, body: { route: `${method} ${path}`, params } }),
});

const caching = 'public, s-maxage=30';
const answered = { status: 200, body: {}, headers: { 'Cache-Control': caching } } as const;
const cached: Route = {
  ...route('GET', '/api/campagne'),
  handle: () => Promise.resolve(answered),
};

const app = appOf([
  route('GET', '/api/articles'),
  route('POST', '/api/articles'),
  route('GET', '/api/articles/stats'),
  route('GET', '/api/articles/:id'),
  cached,
]);

const site = 'centre.web.app';

async function answerTo(method: string, path: string, origin?: string): Promise<Response> {
  const incoming = new IncomingMessage(new Socket());
  const headers = { host: 'api-abc.a.run.app', 'x-forwarded-host': site };
  Object.assign(incoming.headers, headers, origin !== undefined && { origin });
  const init = { method, ...(origin !== undefined && { headers: { origin } }) };
  return app.request(`http://${site}${path}`, init, { incoming });
}

const served = async (method: string, path: string): Promise<unknown> =>
  (await answerTo(method, path)).json();

describe('Route', () => {
  it.each([
    ...['/api/articles', '/api/articles/', '/api//articles', '//api/articles'],
    ...['/api/articles?limit=5', '/%61pi/articles'],
  ])('is found at %s', async (path) => {
    expect(await served('GET', path)).toEqual({ route: 'GET /api/articles', params: {} });
  });

  it.each(['POST /api/articles', 'GET /api/articles/stats'])(
    'is chosen for %s by its method and before later routes',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      expect(await served(method, path)).toMatchObject({ route });
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const answer = await answerTo('HEAD', '/api/articles');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('decodes the parameters of its path once', async () => {
    const answer = await served('GET', '/api/articles/a%2Fb%20%2561');
    expect(answer).toMatchObject({ params: { id: 'a/b %61' } });
  });

  it.each([
    ...['/', '/api', '/articles', '/api/article', '/api/articles/1/2', '/api/%', '/%E0%A4%A'],
  ])('answers HTTP 404 at %s for any method', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'PATCH']) {
      expect((await answerTo(method, path)).status, method).toBe(404);
    }
  });

  it('answers HTTP 405 with all methods of its path', async () => {
    for (const [path, allowed] of [
      ['/api/articles', 'GET, HEAD, POST, OPTIONS'],
      ['/api/articles/stats', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const refused = await answerTo('DELETE', path);
      expect([refused.status, refused.headers.get('Allow')]).toEqual([405, allowed]);
    }
  });
});

describe('API answer', () => {
  it.each([
    ['GET', '/api/articles', 'no-store'],
    ['GET', '/api/nowhere', 'no-store'],
    ['DELETE', '/api/articles', 'no-store'],
    ['OPTIONS', '/api/articles', 'no-store'],
    ['GET', '/api/campagne', caching],
  ])('has for %s %s the Cache-Control %j', async (method, path, expected) => {
    for (const origin of [undefined, `https://${site}`]) {
      const { headers } = await answerTo(method, path, origin);
      expect(headers.get('Cache-Control')).toBe(expected);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

describe('CORS', () => {
  const path = '/api/articles';
  const own = `https://${site}`;

  it('allows the site’s own origin, with the Authorization header', async () => {
    const refused = await answerTo('DELETE', path, own);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(own);
    const { status, headers } = await answerTo('OPTIONS', path, own);
    expect(status).toBe(204);
    expect(headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(own);
    expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(headers.get('Vary')).toContain('Origin');
  });

  it('allows nothing to another origin', async () => {
    for (const method of ['OPTIONS', 'GET', 'DELETE']) {
      const { headers } = await answerTo(method, path, 'https://evil.example');
      expect(headers.has('Access-Control-Allow-Origin'), method).toBe(false);
      expect(headers.has('Access-Control-Allow-Methods'), method).toBe(false);
      expect(headers.get('Vary'), method).toContain('Origin');
    }
  });
});

const originFor = (origin: string | undefined, headers: Record<string, string> = {}) =>
  ownOrigin({ host: 'api-abc.a.run.app', 'x-forwarded-host': site, origin, ...headers });

describe('ownOrigin', () => {
  it('returns the site’s own origin, on HTTP only for a local address', () => {
    expect(originFor(`https://${site}`)).toBe(`https://${site}`);
    const host = '127.0.0.1:5002';
    expect(originFor(`http://${host}`, { 'x-forwarded-host': host })).toBe(`http://${host}`);
  });

  it.each([
    ...[undefined, 'null', '*', `http://${site}`, `https://${site}.evil.example`],
    ...[`https://evil.example`, `https://${site}:8443`],
  ])('returns undefined for %s', (origin) => {
    expect(originFor(origin)).toBeUndefined();
  });
});
