import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import manifest from '../../functions/package.json' with { type: 'json' };
import { openApiOf } from '../../functions/src/api/openapi.ts';
import { routes } from '../../functions/src/api/routes/index.ts';
import { callApi } from './calls.ts';

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

  it('says in JSON what is not there, and what it does not take', async () => {
    for (const [method, path, status, error] of [
      ['GET', '/api/nowhere', 404, messages.notFound],
      ['POST', '/api/health', 405, messages.methodNotAllowed],
    ] as const) {
      const reply = await callApi(method, path);
      expect([reply.status, reply.body]).toEqual([status, failure(error)]);
    }
  });
});

describe('an answer', () => {
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
});
