import pLimit from 'p-limit';
import { dashboardCommands, pictureCommands } from '../../functions/src/commands/dashboard.ts';
import { suite } from '../suite.ts';

/** What a call was answered, at whichever channel. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON that came back; a channel that answers anything else fails the test. */
  readonly body: unknown;
}

/** What the HTTP API answered. */
export interface ApiReply extends Reply {
  /** Of a failure, what finds it in the log; kept out of `body`, since no two are the same. */
  readonly incident?: string;
}

type HeaderValues = Readonly<Record<string, string>>;

// The emulator starts a process of 120 MB for each call of a function that runs beside others.
// Larger crowds call the command itself, in the process of the test.
const atOnce = pLimit(5);

async function send(url: string, init: RequestInit): Promise<Reply> {
  const { response, text } = await atOnce(async () => {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  });
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
  const isOneOf = (several: readonly string[]) => several.includes(name);
  const path = isOneOf(dashboardCommands)
    ? `dashboard/${name}`
    : isOneOf(pictureCommands)
      ? `savePhoto/${name}`
      : name;
  const url = `${suite.origin('functions')}/${suite.project}/${suite.region}/${path}`;
  return send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

/**
 * Calls the HTTP API through Hosting.
 *
 * @throws Error for a failure without its identifier.
 */
export async function callApi(
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<ApiReply> {
  const reply = await send(`${suite.origin('hosting')}${path}`, { ...init, method });
  if (reply.status < 400 || reply.body === undefined) return reply;
  const { incident = '', ...body } = reply.body as { incident?: string };
  if (!/^[0-9a-f]{8}$/.test(incident)) throw new Error(`${method} ${path} has no identifier`);
  return { ...reply, body, incident };
}

/** Sends JSON to the HTTP API. */
export function postApi(path: string, body: unknown): Promise<ApiReply> {
  return callApi('POST', path, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
