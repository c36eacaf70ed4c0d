import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { suite } from '../suite.ts';

/** What takes longer hangs, in milliseconds: a busy machine answers large bodies in ten seconds. */
const patienceMs = 60_000;

/** A request as nobody sends it who means well: exactly these bytes, to exactly that path. */
export interface RawRequest {
  readonly method: string;
  /** Not touched: neither encoded nor shortened. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string | undefined;
  /**
   * Past Hosting, where the suite refuses some paths, straight to the function; with Hosting in
   * front when absent.
   */
  readonly direct?: boolean;
}

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** @throws when there is no answer in time. */
export function sendRaw(sent: RawRequest): Promise<RawReply> {
  const { method, headers, body, direct = false } = sent;
  const prefix = direct ? `/${suite.project}/${suite.region}/api` : '';
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: suite.host,
        port: suite.port(direct ? 'functions' : 'hosting'),
        method,
        path: `${prefix}${sent.path}`,
        // Connections are not shared: one that was spoilt would spoil the next answer.
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          // Told to close, the emulator of the functions now and then fails to notice that a
          // long request was answered, and ends with an error that nobody catches.
          Connection: 'keep-alive',
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          outgoing.destroy();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
