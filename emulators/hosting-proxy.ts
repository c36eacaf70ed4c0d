import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { pipeline } from 'node:stream';
import { messages } from './messages.ts';
import { host } from './ports.ts';

/** Whether Hosting's emulator survives the address: it decodes and parses it, and catches nothing. */
function isReadable({ url = '/', headers }: IncomingMessage): boolean {
  try {
    decodeURI(url);
    return URL.canParse(url, `http://${headers.host}`);
  } catch {
    return false;
  }
}

/**
 * Listens in front of Hosting's emulator and refuses, with 400, the addresses that would end it
 * and with it all the others. Everything else passes as it is, headers included.
 */
export async function openHosting(port: number, emulatorPort: number): Promise<Server> {
  // A connection for each request: an idle one may be closed by the emulator as it is used again.
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
    const onward = request({ host, port: emulatorPort, agent, method, path, headers });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      // Where either side breaks off, so does the other.
      pipeline(answer, outgoing, () => {
        incoming.unpipe(onward);
        incoming.resume();
      });
    });
    onward.on('error', () => {
      if (!outgoing.headersSent) refuse(502, messages.noHosting);
    });
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) onward.destroy();
    });
    incoming.pipe(onward);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
