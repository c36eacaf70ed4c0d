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

describe('the body of a request', () => {
  const text = { 'content-type': 'text/plain' };

  it.each([
    ['the JSON that was sent', request('{"nom":"Kɔdzo"}'), { nom: 'Kɔdzo' }],
    ['JSON in a named character set', request('{"a":1}', { 'content-type': json }), { a: 1 }],
    ['an empty object when nothing was sent', request(undefined, text), {}],
    ['an empty object when no byte was sent', request('', text), {}],
  ])('is %s', async (_, sent, read) => {
    expect(await readBody(sent)).toEqual(read);
  });

  it.each<readonly [status: number, why: string, ApiIncoming]>([
    ...['{"nom":', '{"nom":"a"', 'nom=a', '<nom/>', Buffer.from([0x22, 0xff, 0x22])].map(
      (body) => [400, 'it is no JSON in UTF-8', request(body)] as const,
    ),
    [415, 'it says that it is something else', request('{"a":1}', text)],
    [415, 'it is compressed', request('{}', { 'content-encoding': 'gzip' })],
  ])('is refused with %i when %s', async (status, _, sent) => {
    expect(await refusal(sent)).toMatchObject({ status });
  });

  it('is accepted up to its bytes, and refused with 413 beyond', async () => {
    const longest = JSON.stringify('a'.repeat(maxBytes - 2));
    expect(await readBody(request(longest))).toHaveLength(maxBytes - 2);
    expect(await refusal(request(`${longest} `))).toMatchObject({ status: 413 });
  });

  it('is larger where a picture may come as text', async () => {
    const longest = 'a'.repeat(maxBytes + pictureTextBytes - 2);
    const long = request(JSON.stringify(longest));
    expect(await readBody(long, pictured)).toHaveLength(longest.length);
    const longer = request(`${JSON.stringify(longest)} `);
    await expect(readBody(longer, pictured)).rejects.toMatchObject({ status: 413 });
  });

  it('is a form only where a record has a picture', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="titre"\r\n\r\nTour\r\n--b--\r\n';
    const form = request(part, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(await readBody(form, pictured)).toEqual({ titre: 'Tour' });
    expect(await refusal(form)).toMatchObject({ status: 415 });
  });
});
