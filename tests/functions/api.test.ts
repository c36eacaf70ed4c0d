import { describe, expect, it } from 'vitest';
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
