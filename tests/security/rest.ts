import { once } from 'node:events';
import * as http from 'node:http';
import { text } from 'node:stream/consumers';
import { bearer } from '../functions/calls.ts';
import { uniquePng } from '../functions/pictures.ts';
import { suite } from '../suite.ts';

/** HTTP request sent byte for byte, to exactly that path. */
export interface RawRequest {
  readonly method: string;
  /** Neither encoded nor shortened. */
  readonly path: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: Buffer | string | undefined;
  /** Sends to the function itself: the emulator of Hosting refuses some paths. */
  readonly direct?: boolean;
}

/** Answer as text, whether or not it is JSON. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface RawReply extends Answer {
  readonly headers: http.IncomingHttpHeaders;
}

/** @throws when there is no answer in a minute: a busy machine takes seconds for large bodies. */
export async function sendRaw(sent: RawRequest): Promise<RawReply> {
  const { method, path, headers, body, direct = false } = sent;
  const outgoing = http.request({
    host: suite.host,
    port: suite.port(direct ? 'functions' : 'hosting'),
    method,
    path: direct ? `/${suite.project}/${suite.region}/api${path}` : path,
    // Connections are not shared: one that was spoilt would spoil the next answer.
    agent: false,
    signal: AbortSignal.timeout(60_000),
    headers: {
      // Told to close, the emulator of the functions now and then fails to notice that a
      // long request was answered, and ends with an uncaught error.
      Connection: 'keep-alive',
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  const answer = await text(incoming);
  outgoing.destroy();
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: answer };
}

/** Request to a service of Firebase as it goes over the wire. */
export interface Request {
  readonly method?: string;
  /** Below the address of the service. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(url: string, token: string | undefined, request: Request): Promise<Answer> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers } = request;
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && bearer(token)), ...headers },
    ...(body !== undefined && {
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    }),
  });
  return { status: response.status, text: await response.text() };
}

/** Name by which Firestore knows a document, or all of them. */
export const documentName = (path = ''): string =>
  `projects/${suite.project}/databases/(default)/documents${path && `/${path}`}`;

/** Firestore without an SDK; `path` begins where documents do. */
export const firestoreRest = (token: string | undefined, request: Request) =>
  send(`${suite.origin('firestore')}/v1/${documentName()}${request.path}`, token, request);

/** Storage without an SDK; `path` begins after the bucket's objects. */
export const storageRest = (token: string | undefined, request: Request) =>
  send(`${suite.origin('storage')}/v0/b/${suite.bucket}/o${request.path}`, token, request);

export const objectNameQuery = (name: string) => `?name=${encodeURIComponent(name)}`;

/** A picture sent to Storage in one piece. */
export const sendPicture = async (
  token: string | undefined,
  name: string,
  type = 'image/png',
) =>
  storageRest(token, {
    ...{
      path: objectNameQuery(name),
      body: await uniquePng(),
      headers: { 'Content-Type': type },
    },
  });

/** A method of Firebase's accounts, which the public key of the site is enough for. */
export const authRest = (method: string, body: object) => {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  return send(`${suite.origin('auth')}/${path}`, undefined, { path, body });
};

/** Token that the emulators take for a server's, to show that a request is well-formed. */
export const serverToken = 'owner';
