import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages';
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
    ['POST', '/api/health', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/auth-sqlite/login', 'POST'],
  ])('refuses %s %s and says what it takes', async (method, path, allowed) => {
    const { status, headers, body } = await callApi(method, path);
    expect({ status, body }).toEqual({ status: 405, body: failure(messages.methodNotAllowed) });
    expect(headers.get('Allow')).toBe(allowed);
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
