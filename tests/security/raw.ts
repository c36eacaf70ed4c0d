import { once } from 'node:events';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { suite } from '../suite.ts';

/** Time limit of an answer, in milliseconds: a busy machine answers large bodies in ten seconds. */
const timeLimitMs = 60_000;

/** HTTP request sent byte for byte, to exactly that path. */
export interface RawRequest {
  readonly method: string;
  /** Neither encoded nor shortened. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string | undefined;
  /** Straight to the function: the emulator of Hosting refuses some paths itself. */
  readonly direct?: boolean;
}

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** @throws when there is no answer in time. */
export async function sendRaw(sent: RawRequest): Promise<RawReply> {
  const { method, headers, body, direct = false } = sent;
  const outgoing = request({
    host: suite.host,
    port: suite.port(direct ? 'functions' : 'hosting'),
    method,
    path: `${direct ? `/${suite.project}/${suite.region}/api` : ''}${sent.path}`,
    // Connections are not shared: one that was spoilt would spoil the next answer.
    agent: false,
    signal: AbortSignal.timeout(timeLimitMs),
    headers: {
      // Told to close, the emulator of the functions now and then fails to notice that a
      // long request was answered, and ends with an uncaught error.
      Connection: 'keep-alive',
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  const response = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.end(body);
  const [incoming] = await response;
  const answer = await text(incoming);
  outgoing.destroy();
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: answer };
}
