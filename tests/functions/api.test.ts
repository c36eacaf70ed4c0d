import { describe, expect, it } from 'vitest';
import manifest from '../../functions/package.json' with { type: 'json' };
import { openApiOf } from '../../functions/src/api/openapi.ts';
import { routes } from '../../functions/src/api/routes/index.ts';
import { callApi } from './calls.ts';

describe('the HTTP API', () => {
  it('says that it is well, and which version it is', async () => {
    const { status, headers, body } = await callApi('GET', '/api/health');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(body).toEqual({
      success: true,
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    });
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
