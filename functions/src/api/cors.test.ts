import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { corsHeaders, preflightHeaders } from './cors.ts';

const site = 'centre.web.app';

function asked(origin: string | undefined, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  const host = 'api-abc.a.run.app';
  Object.assign(request.headers, { host, 'x-forwarded-host': site, ...headers });
  if (origin !== undefined) request.headers.origin = origin;
  return request;
}

describe('a page of the site itself', () => {
  const request = asked(`https://${site}`);

  it('may read the answer', () => {
    expect(corsHeaders(request)).toMatchObject({
      'Access-Control-Allow-Origin': `https://${site}`,
      Vary: 'Origin',
    });
  });

  it('may send a token and JSON', () => {
    expect(preflightHeaders(request, 'GET, OPTIONS')).toMatchObject({
      Allow: 'GET, OPTIONS',
      'Access-Control-Allow-Methods': 'GET, OPTIONS',
      'Access-Control-Allow-Headers': expect.stringContaining('Authorization') as string,
    });
  });

  it('need not be encrypted on this machine', () => {
    const host = '127.0.0.1:5002';
    const local = asked(`http://${host}`, { 'x-forwarded-host': host });
    expect(corsHeaders(local)).toHaveProperty('Access-Control-Allow-Origin');
  });
});

describe('a page elsewhere', () => {
  it.each([
    undefined,
    'null',
    '*',
    `http://${site}`,
    `https://${site}.evil.example`,
    `https://evil.example`,
    `https://${site}:8443`,
  ])('such as %s is told nothing', (origin) => {
    const request = asked(origin);
    expect(corsHeaders(request)).toEqual({ Vary: 'Origin' });
    expect(preflightHeaders(request, 'GET')).toEqual({ Allow: 'GET' });
  });
});
