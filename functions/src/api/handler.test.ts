import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { handleApi } from './handler.ts';

it('handleApi answers a malformed address with HTTP 404 in JSON', async () => {
  const app = { disable: () => undefined, use: () => undefined };
  const server = createServer((incoming, response) => {
    void handleApi(Object.assign(incoming, { app }), response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const outgoing = request({ host: '127.0.0.1', port, path: '/api\\health' }).end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await json(answer)).toMatchObject({ success: false, error: messages.notFound });
  } finally {
    server.close();
  }
});
