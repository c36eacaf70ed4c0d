import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createRelay } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { suite } from '../../suite.ts';
import { isCompressed } from '../brotli.ts';
import { builtSite } from '../transfers.ts';

/**
 * Far enough from the ports of the emulators. The pages find Firestore at the same distance from
 * its usual port as they are themselves from the one of Hosting.
 */
const distance = 250;

/** What the address of a page begins with when it is wanted without its scripts. */
const copies = '/copie';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** The built site as the real Hosting serves it, and each page's copy without scripts. */
export interface SpeedServer {
  readonly page: (path: string) => string;
  /** The same HTML, CSS and pictures, and nothing that makes them an application. */
  readonly copy: (path: string) => string;
  readonly close: () => void;
}

/**
 * Serves the built site with brotli and the headers of the real Hosting, which its emulator
 * does without.
 */
export async function openSpeedServer(): Promise<SpeedServer> {
  const port = suite.port('hosting') + distance;
  const server = createServer(answer);
  // What the pages read comes from the emulator, by way of the port where they look for it.
  const relay = createRelay((socket) => {
    const firestore = connect(suite.port('firestore'), suite.host);
    socket.pipe(firestore).pipe(socket);
    // Either side may leave at any moment: a page that is closed does.
    socket.on('error', () => firestore.destroy());
    firestore.on('error', () => socket.destroy());
  });
  await Promise.all([
    new Promise<void>((resolve) => server.listen(port, suite.host, resolve)),
    new Promise<void>((resolve) =>
      relay.listen(suite.port('firestore') + distance, suite.host, resolve),
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

const prepared = new Map<string, Prepared | undefined>();

function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent(new URL(url, 'http://site').pathname);
  if (!prepared.has(path)) prepared.set(path, prepare(path));
  const known = prepared.get(path);
  if (!known) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, known.headers).end(known.body);
}

/** Compressed once and as well as can be, as a network of servers near its visitors does. */
function prepare(path: string): Prepared | undefined {
  const isCopy = path.startsWith(copies);
  const file = fileAt(isCopy ? path.slice(copies.length) : path);
  if (!file) return undefined;
  const content = readFileSync(file);
  const body = isCopy ? withoutScripts(content) : content;
  const headers = {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  };
  if (isCompressed(file)) return { body, headers };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    body: brotliCompressSync(body, { params: quality }),
    headers: { ...headers, 'Content-Encoding': 'br' },
  };
}

function fileAt(path: string): string | undefined {
  const name = path === '' || path === '/' ? '/index' : path;
  return [`${name}.html`, name].map((one) => join(builtSite, one)).find(existsSync);
}

function withoutScripts(html: Buffer): Buffer {
  const text = html
    .toString()
    .replace(/<script type="module"[^>]*>(<\/script>)?/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  return Buffer.from(text);
}
