import { suite } from '../suite.ts';

/** What a call was answered, at whichever door. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON that came back; a door that answers anything else fails the test. */
  readonly body: unknown;
}

type HeaderValues = Readonly<Record<string, string>>;

async function send(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init);
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** Calls a callable function as the Firebase SDK does. */
export function callFunction(
  name: string,
  data: unknown,
  headers: HeaderValues = {},
): Promise<Reply> {
  return callFunctionRaw(name, JSON.stringify({ data }), headers);
}

/** The same with a body that is sent as it is. */
export function callFunctionRaw(
  name: string,
  body: string,
  headers: HeaderValues = {},
): Promise<Reply> {
  const url = `${suite.origin('functions')}/${suite.project}/${suite.region}/${name}`;
  return send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

/** Calls the HTTP API through Hosting. */
export function callApi(method: string, path: string, init: RequestInit = {}): Promise<Reply> {
  return send(`${suite.origin('hosting')}${path}`, { ...init, method });
}

/** Sends JSON to the HTTP API. */
export function postApi(path: string, body: unknown): Promise<Reply> {
  return callApi('POST', path, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
