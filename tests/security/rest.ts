import { suite } from '../suite.ts';
import { drawing } from '../functions/publishing.ts';
import { bearer } from '../functions/staff.ts';

/** One request as it goes over the wire. */
export interface Request {
  readonly method?: string;
  /** Below the address of the service. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back, as text: also what is no JSON must not say too much. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send(url: string, token: string | undefined, request: Request): Promise<Answer> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers } = request;
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && bearer(token)), ...headers },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const isRaw = (body: unknown): body is string | Buffer<ArrayBuffer> =>
  typeof body === 'string' || Buffer.isBuffer(body);

/** The name by which Firestore knows a document, or all of them. */
export const documentName = (path = ''): string =>
  [
    'projects',
    suite.project,
    'databases',
    '(default)',
    'documents',
    ...(path ? [path] : []),
  ].join('/');

/** Speaks to Firestore without an SDK; `path` begins where documents do. */
export function firestoreRest(token: string | undefined, request: Request): Promise<Answer> {
  const url = `${suite.origin('firestore')}/v1/${documentName()}${request.path}`;
  return send(url, token, request);
}

/** Speaks to Storage without an SDK; `path` begins after the bucket's objects. */
export function storageRest(token: string | undefined, request: Request): Promise<Answer> {
  return send(
    `${suite.origin('storage')}/v0/b/${suite.bucket}/o${request.path}`,
    token,
    request,
  );
}

export const named = (name: string) => `?name=${encodeURIComponent(name)}`;

/** Sends a picture in one piece, as far as the sender says the truth. */
export async function sendPicture(
  token: string | undefined,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return storageRest(token, {
    path: named(name),
    body: await drawing(),
    headers: { 'Content-Type': 'image/png', ...headers },
  });
}

/** Speaks to Firebase Auth as any browser may; `path` is a method of accounts. */
export function authRest(request: Request): Promise<Answer> {
  const url = `${suite.origin('auth')}/identitytoolkit.googleapis.com/v1/${request.path}?key=demo`;
  return send(url, undefined, request);
}

/** What the emulator takes for a server of ours, to show that a request is well-formed. */
export const asServer = 'owner';
