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

const maxBytes = 100;
const readBody = (sent: ApiIncoming, shape?: typeof pictured) => read(sent, maxBytes, shape);

const pictured = { fields: ['titre'], picture: 'image' } as const;

const refusal = (sent: ApiIncoming): Promise<unknown> =>
  readBody(sent).catch((error: unknown) => error);

describe('the body of a request', () => {
  it('is the JSON that was sent', async () => {
    expect(await readBody(request('{"nom":"Kɔdzo"}'))).toEqual({ nom: 'Kɔdzo' });
  });

  it('may name its character set', async () => {
    const sent = request('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(await readBody(sent)).toEqual({ a: 1 });
  });

  it.each([undefined, ''])('is an empty object when nothing was sent', async (rawBody) => {
    expect(await readBody(request(rawBody, { 'content-type': 'text/plain' }))).toEqual({});
  });

  it.each(['{"nom":', '{"nom":"a"', 'nom=a', '<nom/>', Buffer.from([0x22, 0xff, 0x22])])(
    'is refused with 400 when it is no JSON in UTF-8',
    async (rawBody) => {
      expect(await refusal(request(rawBody))).toMatchObject({ status: 400 });
    },
  );

  it('is refused with 415 when it says that it is something else', async () => {
    const sent = request('{"a":1}', { 'content-type': 'text/plain' });
    expect(await refusal(sent)).toMatchObject({ status: 415 });
  });

  it('is refused with 415 when it is compressed', async () => {
    expect(await refusal(request('{}', { 'content-encoding': 'gzip' }))).toMatchObject({
      status: 415,
    });
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
    const type = 'multipart/form-data; boundary=b';
    const form = request(
      '--b\r\nContent-Disposition: form-data; name="titre"\r\n\r\nTour\r\n--b--\r\n',
      { 'content-type': type },
    );
    expect(await readBody(form, pictured)).toEqual({ titre: 'Tour' });
    expect(await refusal(form)).toMatchObject({ status: 415 });
  });
});
