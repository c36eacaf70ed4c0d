/** Process that starts the function `pages`, for the section `endormie`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { suite } from '../suite.ts';

/** Message of the process: sent when it listens, and in reply to each later message. */
export interface Loaded {
  readonly port: number;
  /** Paths of the package files loaded so far. */
  readonly files: readonly string[];
}

const bundle = new URL('../../functions/lib/index.js', import.meta.url);
const { pages } = (await import(bundle.href)) as {
  readonly pages: (request: IncomingMessage, response: ServerResponse) => unknown;
};
const { cache } = createRequire(import.meta.url);
const app = { disable: () => undefined };

const server = createServer((request, response) => {
  void pages(Object.assign(request, { app }), response);
});
server.listen(0, suite.host, () => {
  const { port } = server.address() as AddressInfo;
  const report = () => process.send?.({ port, files: Object.keys(cache) } satisfies Loaded);
  process.on('message', report);
  report();
});
