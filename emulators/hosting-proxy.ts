import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { pipeline } from 'node:stream';
import { messages } from './messages.ts';
import { host } from './ports.ts';

/** Whether the URL can be decoded and parsed; Hosting's emulator crashes on one that cannot. */
function isReadable({ url = '/', headers }: IncomingMessage): boolean {
  try {
    decodeURI(url);
    return URL.canParse(url, `http://${headers.host}`);
  } catch {
    return false;
  }
}

/**
 * Proxy in front of Hosting's emulator: answers 400 to URLs that would crash it, and with it all
 * emulators. Other requests pass unchanged, headers included.
 */
export async function openHosting(port: number, emulatorPort: number): Promise<Server> {
  // A connection for each request: the emulator may close an idle one in the moment of its reuse.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, outgoing) => {
    const refuse = (status: number, sentence: string) => {
      outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
      outgoing.end(`${sentence}\n`);
      incoming.resume();
    };
    if (!isReadable(incoming)) {
      refuse(400, messages.badAddress);
      return;
    }
    const { method, url: path, rawHeaders: headers } = incoming;
    const forwarded = request({ host, port: emulatorPort, agent, method, path, headers });
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      // When either side aborts, so does the other.
      pipeline(answer, outgoing, () => {
        incoming.unpipe(forwarded);
        incoming.resume();
      });
    });
    forwarded.on('error', () => {
      if (!outgoing.headersSent) refuse(502, messages.noHosting);
    });
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) forwarded.destroy();
    });
    incoming.pipe(forwarded);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
