import { suite } from '../suite.ts';
import { drawing } from '../functions/pictures.ts';
import { bearer } from '../functions/calls.ts';

/** Request to a service of Firebase as it goes over the wire. */
export interface Request {
  readonly method?: string;
  /** Below the address of the service. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answer as text, whether or not it is JSON. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send(url: string, token: string | undefined, request: Request): Promise<Answer> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers } = request;
  const isRaw = (value: unknown): value is string | Buffer<ArrayBuffer> =>
    typeof value === 'string' || Buffer.isBuffer(value);
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && bearer(token)), ...headers },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Name by which Firestore knows a document, or all of them. */
export const documentName = (path = ''): string =>
  `projects/${suite.project}/databases/(default)/documents${path && `/${path}`}`;

/** Firestore without an SDK; `path` begins where documents do. */
export const firestoreRest = (token: string | undefined, request: Request): Promise<Answer> =>
  send(`${suite.origin('firestore')}/v1/${documentName()}${request.path}`, token, request);

/** Storage without an SDK; `path` begins after the bucket's objects. */
export const storageRest = (token: string | undefined, request: Request): Promise<Answer> =>
  send(`${suite.origin('storage')}/v0/b/${suite.bucket}/o${request.path}`, token, request);

export const named = (name: string) => `?name=${encodeURIComponent(name)}`;

/** A picture sent to Storage in one piece. */
export const sendPicture = async (
  token: string | undefined,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  storageRest(token, {
    path: named(name),
    body: await drawing(),
    headers: { 'Content-Type': 'image/png', ...headers },
  });

/** Firebase Auth with the public key of the site; `path` is a method of accounts. */
export const authRest = (request: Request): Promise<Answer> =>
  send(
    `${suite.origin('auth')}/identitytoolkit.googleapis.com/v1/${request.path}?key=demo`,
    undefined,
    request,
  );

/** Token that the emulators take for a server's, to show that a request is well-formed. */
export const asServer = 'owner';
