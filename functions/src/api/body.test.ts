import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { maxBodyBytes, readJsonBody, type ApiIncoming } from './body.ts';

function request(
  rawBody: string | Buffer | undefined,
  headers: Record<string, string> = {},
): ApiIncoming {
  const incoming: ApiIncoming = new IncomingMessage(new Socket());
  Object.assign(incoming.headers, { 'content-type': 'application/json', ...headers });
  incoming.rawBody = rawBody === undefined ? undefined : Buffer.from(rawBody);
  return incoming;
}

const refusal = (sent: ApiIncoming): unknown => {
  try {
    return readJsonBody(sent);
  } catch (error) {
    return error;
  }
};

describe('the body of a request', () => {
  it('is the JSON that was sent', () => {
    expect(readJsonBody(request('{"nom":"Kɔdzo"}'))).toEqual({ nom: 'Kɔdzo' });
  });

  it('may name its character set', () => {
    const sent = request('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(readJsonBody(sent)).toEqual({ a: 1 });
  });

  it.each([undefined, ''])('is an empty object when nothing was sent', (rawBody) => {
    expect(readJsonBody(request(rawBody, { 'content-type': 'text/plain' }))).toEqual({});
  });

  it.each(['{"nom":', '{"nom":"a"', 'nom=a', '<nom/>', Buffer.from([0x22, 0xff, 0x22])])(
    'is refused with 400 when it is no JSON in UTF-8',
    (rawBody) => {
      expect(refusal(request(rawBody))).toMatchObject({ status: 400 });
    },
  );

  it('is refused with 415 when it says that it is something else', () => {
    const sent = request('{"a":1}', { 'content-type': 'text/plain' });
    expect(refusal(sent)).toMatchObject({ status: 415 });
  });

  it('is refused with 415 when it is compressed', () => {
    expect(refusal(request('{}', { 'content-encoding': 'gzip' }))).toMatchObject({
      status: 415,
    });
  });

  it('is accepted up to one megabyte, and refused with 413 beyond', () => {
    const longest = JSON.stringify('a'.repeat(maxBodyBytes - 2));
    expect(readJsonBody(request(longest))).toHaveLength(maxBodyBytes - 2);
    expect(refusal(request(`${longest} `))).toMatchObject({ status: 413 });
  });
});
