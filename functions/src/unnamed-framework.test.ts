import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleApi } from './api/handler.ts';
import { callable } from './commands/callable.ts';
import { logger } from './logger.ts';
import { handlePages } from './pages/handler.ts';

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(logger, level).mockReturnValue();
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Headers X-Powered-By of the responses of `handler` in Express, as in firebase-functions. */
async function poweredBy(
  handler: unknown,
  ...requests: readonly RequestInit[]
): Promise<(string | null)[]> {
  const server = express()
    .use(express.json())
    .use(handler as RequestHandler)
    .listen(0);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names: (string | null)[] = [];
  for (const request of requests) {
    const { headers } = await fetch(`${origin}/api/nulle-part`, request);
    names.push(headers.get('X-Powered-By'));
  }
  server.close();
  return names;
}

const headers = { 'Content-Type': 'application/json' };
const broken = { method: 'POST', headers, body: '{' };
const whole = { ...broken, body: '{"data":{}}' };

it.each<[string, unknown]>([
  ['a callable', callable('login')],
  ['the API', handleApi],
  ['the pages', handlePages],
])('No answer of %s has X-Powered-By, Express’s own errors included', async (_, handler) => {
  vi.stubEnv('HOSTING_ORIGIN', 'http://127.0.0.1:9');
  const byDefault: RequestHandler = (_, response) => response.end();
  expect(await poweredBy(byDefault, {})).toEqual(['Express']);
  expect(await poweredBy(handler, whole, broken)).toEqual([null, null]);
});
