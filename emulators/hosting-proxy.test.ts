import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHosting } from './hosting-proxy.ts';
import { host } from './ports.ts';

/** Upstream server that answers with the request line, the unchanged headers and the body. */
const upstream = createServer((incoming, outgoing) => {
  outgoing.writeHead(207, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']);
  outgoing.write(JSON.stringify([incoming.method, incoming.url, incoming.rawHeaders]));
  incoming.pipe(outgoing);
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let port: number;
let proxy: Awaited<ReturnType<typeof openHosting>>;

beforeAll(async () => {
  await once(upstream.listen(0, host), 'listening');
  proxy = await openHosting(0, portOf(upstream));
  port = portOf(proxy);
});
afterAll(() => {
  for (const server of [proxy, upstream]) {
    server.closeAllConnections();
    server.close();
  }
});

/** HTTP status of a request to exactly `path`, without any encoding or normalisation. */
async function statusOf(path: string, hostHeader = 'site.example'): Promise<number> {
  const socket = connect(port, host);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostHeader}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

// The addresses that the proxy answers with HTTP 400 would crash the emulators.
it.each([
  [400, ['/?x=%F0%9F', '/%', '//', '///?x=1', '/\\', 'http://[/', '//a:b']],
  [207, ['/', '/?x=%F0%9F%92%A5', '//api', '/a//b', '/api/%2F', '/..', '/Abc']],
])('Hosting proxy answers HTTP %i to each of %j', async (status, paths) => {
  for (const path of paths) expect(await statusOf(path), path).toBe(status);
});

it('Hosting proxy answers HTTP 400 to a malformed Host header', async () => {
  expect(await statusOf('/', '[')).toBe(400);
});

it('Hosting proxy streams bodies both ways and forwards headers unchanged', async () => {
  const sent = ['Host', 'site.example', 'X-Forwarded-For', '192.0.2.1', 'x-A', '1', 'X-a', '2'];
  const headers = [...sent, 'Transfer-Encoding', 'chunked', 'Connection', 'keep-alive'];
  const outgoing = request({ host, port, method: 'POST', path: '/api?a=1', headers });
  outgoing.write('first,');
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  outgoing.end('second');
  const head = JSON.stringify(['POST', '/api?a=1', headers]);
  expect(await text(answer)).toBe(`${head}first,second`);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(answer.headers['x-forwarded-host']).toBeUndefined();
});

it('Hosting proxy opens a new upstream connection for each request', async () => {
  const connections: unknown[] = [];
  upstream.on('connection', (socket) => connections.push(socket));
  for (const path of ['/a', '/b']) await fetch(`http://${host}:${port}${path}`);
  expect(connections).toHaveLength(2);
});

it('Hosting proxy answers HTTP 502 when the emulator does not listen', async () => {
  // No server listens on port 1.
  const front = await openHosting(0, 1);
  const answer = await fetch(`http://${host}:${portOf(front)}/`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe('L’émulateur de Hosting ne répond pas.\n');
  front.closeAllConnections();
  front.close();
});
