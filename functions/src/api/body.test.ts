import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { pictureTextBytes, readBody as read, type ApiIncoming } from './body.ts';

function request(
  rawBody: string | Buffer | undefined,
  headers: Record<string, string> = {},
): ApiIncoming {
  const incoming: ApiIncoming = new IncomingMessage(new Socket());
  Object.assign(incoming.headers, { 'content-type': 'application/json', ...headers });
  incoming.rawBody = rawBody === undefined ? undefined : Buffer.from(rawBody);
  return incoming;
}

const json = 'Application/JSON; charset=utf-8';
const maxBytes = 100;
const readBody = (sent: ApiIncoming, shape?: typeof pictured) => read(sent, maxBytes, shape);

const pictured = { fields: ['titre'], picture: 'image' } as const;

const refusal = (sent: ApiIncoming): Promise<unknown> =>
  readBody(sent).catch((error: unknown) => error);

describe('readBody', () => {
  const text = { 'content-type': 'text/plain' };

  it.each([
    ['the sent JSON', request('{"nom":"Kɔdzo"}'), { nom: 'Kɔdzo' }],
    ['JSON with a charset parameter', request('{"a":1}', { 'content-type': json }), { a: 1 }],
    ['an empty object without a body', request(undefined, text), {}],
    ['an empty object for an empty body', request('', text), {}],
  ])('returns %s', async (_, sent, read) => {
    expect(await readBody(sent)).toEqual(read);
  });

  it.each<readonly [status: number, why: string, ApiIncoming]>([
    ...['{"nom":', '{"nom":"a"', 'nom=a', '<nom/>', Buffer.from([0x22, 0xff, 0x22])].map(
      (body) => [400, 'is not JSON in UTF-8', request(body)] as const,
    ),
    [415, 'has another content type', request('{"a":1}', text)],
    [415, 'is compressed', request('{}', { 'content-encoding': 'gzip' })],
  ])('rejects with HTTP %i a body that %s', async (status, _, sent) => {
    expect(await refusal(sent)).toMatchObject({ status });
  });

  it('accepts a body up to the byte limit, and rejects more with HTTP 413', async () => {
    const longest = JSON.stringify('a'.repeat(maxBytes - 2));
    expect(await readBody(request(longest))).toHaveLength(maxBytes - 2);
    expect(await refusal(request(`${longest} `))).toMatchObject({ status: 413 });
  });

  it('accepts a larger body where a picture may be sent as text', async () => {
    const longest = 'a'.repeat(maxBytes + pictureTextBytes - 2);
    const long = request(JSON.stringify(longest));
    expect(await readBody(long, pictured)).toHaveLength(longest.length);
    const longer = request(`${JSON.stringify(longest)} `);
    await expect(readBody(longer, pictured)).rejects.toMatchObject({ status: 413 });
  });

  it('accepts a multipart form only for a record with a picture', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="titre"\r\n\r\nTour\r\n--b--\r\n';
    const form = request(part, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(await readBody(form, pictured)).toEqual({ titre: 'Tour' });
    expect(await refusal(form)).toMatchObject({ status: 415 });
  });
});
