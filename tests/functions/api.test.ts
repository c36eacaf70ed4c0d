import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import manifest from '../../functions/package.json' with { type: 'json' };
import { openApiOf } from '../../functions/src/api/openapi.ts';
import { routes } from '../../functions/src/api/routes/index.ts';
import { suite } from '../suite.ts';
import { callApi, postApi } from './calls.ts';

const failure = (error: string) => ({ success: false, error });
const json = { 'Content-Type': 'application/json' };

describe('the HTTP API', () => {
  it.each(['/api/health', '/api/health/', '/api//health', '/api/health?x=1'])(
    'says at %s that it is well, and which version it is',
    async (path) => {
      const { status, headers, body } = await callApi('GET', path);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toContain('application/json');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(body).toEqual({
        success: true,
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      });
    },
  );

  it('answers HEAD without a body', async () => {
    const { status, body } = await callApi('HEAD', '/api/health');
    expect({ status, body }).toEqual({ status: 200, body: undefined });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/health/more',
    '/api/health%2F',
    '/api/Health',
  ])('says in JSON that %s is not there', async (path) => {
    const { status, body } = await callApi('GET', path);
    expect({ status, body }).toEqual({ status: 404, body: failure(messages.notFound) });
  });

  it.each([
    ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/auth/login', 'POST, OPTIONS'],
    ['DELETE', '/api/auth-sqlite/login', 'POST, OPTIONS'],
    ['POST', '/api/temoignages/stats', 'GET, HEAD, PUT, DELETE, OPTIONS'],
  ])('refuses %s %s and says what it takes', async (method, path, allowed) => {
    const { status, headers, body } = await callApi(method, path);
    expect({ status, body }).toEqual({ status: 405, body: failure(messages.methodNotAllowed) });
    expect(headers.get('Allow')).toBe(allowed);
  });
});

describe('a browser that asks first', () => {
  const ask = (origin: string, path = '/api/articles/1') =>
    callApi('OPTIONS', path, {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT' },
    });

  it('may send everything from a page of the site', async () => {
    const { status, headers, body } = await ask(suite.origin('hosting'));
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect(headers.get('Allow')).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(suite.origin('hosting'));
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'is told nothing of the sort for a page of %s',
    async (origin) => {
      const { status, headers } = await ask(origin);
      expect(status).toBe(204);
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(headers.has('Access-Control-Allow-Methods')).toBe(false);
      const read = await callApi('GET', '/api/health', { headers: { Origin: origin } });
      expect(read.status).toBe(200);
      expect(read.headers.has('Access-Control-Allow-Origin')).toBe(false);
    },
  );

  it('learns that there is nothing at that address', async () => {
    expect((await ask(suite.origin('hosting'), '/api/nowhere')).status).toBe(404);
  });
});

describe('an answer', () => {
  it.each(['/api/articles', '/api/inscriptions', '/api/nowhere'])(
    'of %s is kept by nobody on the way',
    async (path) => {
      const { headers } = await callApi('GET', path);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('to each failure has another identifier', async () => {
    const failures = await Promise.all([1, 2, 3].map(() => callApi('GET', '/api/nowhere')));
    expect(new Set(failures.map(({ incident }) => incident))).toHaveLength(3);
  });
});

describe('the document at /api/openapi.json', () => {
  it('is the one that is made from the table of routes', async () => {
    const { status, body } = await callApi('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiOf(routes, manifest.version))));
  });
});

describe('a body that the API can read', () => {
  const path = '/api/auth/login';
  const readable = '{"username":"","password":""}';

  it('is read, and judged by the command', async () => {
    const { status, body } = await callApi('POST', path, { headers: json, body: readable });
    expect(status).toBe(400);
    expect(body).toMatchObject(failure(messages.session.credentialsRequired));
  });

  it.each([
    ['when it breaks off', readable.slice(0, -1), 400],
    ['when it is another notation', 'username=a&password=b', 400],
    ['when it is only a string', '"', 400],
  ])('is refused in JSON %s', async (_, text, expected) => {
    const { status, body } = await callApi('POST', path, { headers: json, body: text });
    expect({ status, body }).toEqual({
      status: expected,
      body: failure(messages.unreadableRequest),
    });
  });

  it.each(['text/plain; charset=klingon', 'application/x-www-form-urlencoded', 'text/html'])(
    'is refused in JSON when it is called %s',
    async (type) => {
      const headers = { 'Content-Type': type };
      const { status, body } = await callApi('POST', path, { headers, body: readable });
      expect({ status, body }).toEqual({
        status: 415,
        body: failure(messages.unreadableRequest),
      });
    },
  );

  it('is refused in JSON when it says that it is compressed and is not', async () => {
    const headers = { ...json, 'Content-Encoding': 'gzip' };
    const { status } = await callApi('POST', path, { headers, body: readable });
    expect(status).toBe(415);
  });

  it('is refused in JSON when it is longer than a megabyte', async () => {
    const { status, body } = await postApi(path, 'a'.repeat(1024 * 1024));
    expect({ status, body }).toEqual({ status: 413, body: failure(messages.tooLarge) });
  });

  it.each([null, 7, [], 'text'])('is refused when it is %o', async (value) => {
    const { status, body } = await postApi(path, value);
    expect(status).toBe(400);
    expect(body).toMatchObject(failure(messages.unreadableRequest));
  });
});
