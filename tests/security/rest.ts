import { once } from 'node:events';
import * as http from 'node:http';
import { text } from 'node:stream/consumers';
import { bearer } from '../functions/calls.ts';
import { uniquePng } from '../functions/pictures.ts';
import { suite } from '../suite.ts';

/** HTTP request whose path and body are sent unchanged. */
export interface RawRequest {
  readonly method: string;
  /** Path that is neither encoded nor normalised. */
  readonly path: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: Buffer | string | undefined;
  /** Whether to call the function itself, since the emulator of Hosting rejects some paths. */
  readonly direct?: boolean;
}

/** Response with its body as text, even when it is JSON. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Identifier of a resumable upload that Storage has started. */
  readonly uploadId?: string | null;
}

export interface RawReply extends Answer {
  readonly headers: http.IncomingHttpHeaders;
}

/** Sends a raw request. @throws without a response in a minute; large bodies take seconds */
export async function sendRaw(sent: RawRequest): Promise<RawReply> {
  const { method, path, headers, body, direct = false } = sent;
  const outgoing = http.request({
    host: suite.host,
    port: suite.port(direct ? 'functions' : 'hosting'),
    method,
    path: direct ? `/${suite.project}/${suite.region}/api${path}` : path,
    // Each request has a new connection, because a broken one would break the next response.
    agent: false,
    signal: AbortSignal.timeout(60_000),
    headers: {
      // With `Connection: close`, the emulator of the functions sometimes misses the response
      // to a long request, and ends with an uncaught error.
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

/** HTTP request to a service of Firebase. */
export interface Request {
  readonly method?: string;
  /** Path below the URL of the service. */
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
  const uploadId = response.headers.get('X-GUpload-UploadID');
  return { status: response.status, text: await response.text(), uploadId };
}

/** Resource name of a Firestore document, or of the root of all documents. */
export const documentName = (path = ''): string =>
  `projects/${suite.project}/databases/(default)/documents${path && `/${path}`}`;

/** Sends a request to the Firestore REST API; `path` is below the root of documents. */
export const firestoreRest = (token: string | undefined, request: Request) =>
  send(`${suite.origin('firestore')}/v1/${documentName()}${request.path}`, token, request);

/** Sends a request to the Storage REST API; `path` is below the bucket's objects. */
export const storageRest = (token: string | undefined, request: Request) =>
  send(`${suite.origin('storage')}/v0/b/${suite.bucket}/o${request.path}`, token, request);

export const objectNameQuery = (name: string) => `?name=${encodeURIComponent(name)}`;

/** Uploads a picture to Storage in one request. */
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

/** Calls a method of the Firebase Auth REST API, which requires only the public API key. */
export const authRest = (method: string, body: object) => {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  return send(`${suite.origin('auth')}/${path}`, undefined, { path, body });
};

/** Token that the emulators accept as a server's, to show that a request is well-formed. */
export const serverToken = 'owner';
