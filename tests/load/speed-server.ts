import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createRelay } from 'node:net';
import { getMimeType } from 'hono/utils/mime';
import { suite } from '../suite.ts';
import { brotli, builtFile, isCompressed } from './built-files.ts';

/**
 * Offset from the ports of the emulators. A page looks for Firestore at the emulator's port
 * plus this offset, which the page derives from its own port.
 */
const offset = 250;

/** Path prefix of the pages without scripts. */
const copies = '/copie';

/** Running server: URLs of its pages and of their copies without scripts. */
interface SpeedServer {
  readonly page: (path: string) => string;
  /** URL of the page with the same HTML, CSS and pictures, but without module scripts. */
  readonly copy: (path: string) => string;
  readonly close: () => void;
}

/**
 * Serves the built site with brotli and the headers of the real Hosting, which the emulator
 * lacks.
 */
export async function openSpeedServer(): Promise<SpeedServer> {
  const port = suite.port('hosting') + offset;
  const server = createServer((request, response) => void answer(request, response));
  // The relay forwards the pages' requests for Firestore to the emulator.
  const relay = createRelay((socket) => {
    const firestore = connect(suite.port('firestore'), suite.host);
    socket.pipe(firestore).pipe(socket);
    // Either side may end its connection at any moment, as a closed page does.
    socket.on('error', () => firestore.destroy());
    firestore.on('error', () => socket.destroy());
  });
  await Promise.all([
    new Promise<void>((resolve) => server.listen(port, suite.host, resolve)),
    new Promise<void>((resolve) =>
      relay.listen(suite.port('firestore') + offset, suite.host, resolve),
    ),
  ]);
  const origin = `http://${suite.host}:${port}`;
  return {
    page: (path) => origin + path,
    copy: (path) => origin + copies + path,
    close: () => {
      server.closeAllConnections();
      server.close();
      relay.close();
    },
  };
}

interface Prepared {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const prepared = new Map<string, Promise<Prepared | undefined>>();

async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://site').pathname);
  if (!prepared.has(path)) prepared.set(path, prepare(path));
  const known = await prepared.get(path);
  if (!known) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, known.headers).end(known.body);
}

/** Response for `path`, compressed at the highest quality as by a CDN. */
async function prepare(path: string): Promise<Prepared | undefined> {
  const isCopy = path.startsWith(copies);
  const address = isCopy ? path.slice(copies.length) || '/' : path;
  const file = builtFile(suite.origin('hosting') + address);
  const content = file ? readFileSync(file) : await pageAt(address);
  if (!content) return undefined;
  const body = isCopy ? withoutScripts(content) : content;
  const headers = {
    'Content-Type': getMimeType(file ?? 'page.html') ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  };
  if (file && isCompressed(file)) return { body, headers };
  return { body: brotli(body), headers: { ...headers, 'Content-Encoding': 'br' } };
}

/** HTML of a page that a function renders; undefined unless its status is OK. */
async function pageAt(path: string): Promise<Buffer | undefined> {
  const page = await fetch(suite.origin('hosting') + path);
  return page.ok ? Buffer.from(await page.arrayBuffer()) : undefined;
}

function withoutScripts(html: Buffer): Buffer {
  const text = html
    .toString()
    .replace(/<script type="module"[^>]*>(<\/script>)?/g, '')
    .replace(/<link (data-)?rel="modulepreload"[^>]*>/g, '');
  return Buffer.from(text);
}
