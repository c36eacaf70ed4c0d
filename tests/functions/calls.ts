import { randomUUID } from 'node:crypto';
import { partialDeepStrictEqual } from 'node:assert/strict';
import pLimit from 'p-limit';
import { execute, type Command } from '../../functions/src/commands/command.ts';
import { dashboardCommands, pictureCommands } from '../../functions/src/commands/dashboard.ts';
import { suite } from '../suite.ts';
import './admin.ts';

// Read when a command runs in this process; the emulators have it from their own files.
process.env['ENFORCE_APP_CHECK'] = 'false';

/** Answer to a call at either channel. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON that came back; a channel that answers anything else fails the test. */
  readonly body: unknown;
}

/** Answer of the HTTP API. */
export interface ApiReply extends Reply {
  /** Of a failure, what finds it in the log; kept out of `body`, since no two are the same. */
  readonly incident?: string;
}

type HeaderValues = Readonly<Record<string, string>>;
const json = { 'Content-Type': 'application/json' };

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
  let path = name;
  if ((dashboardCommands as readonly string[]).includes(name)) path = `dashboard/${name}`;
  if ((pictureCommands as readonly string[]).includes(name)) path = `savePhoto/${name}`;
  const url = `${suite.origin('functions')}/${suite.project}/${suite.region}/${path}`;
  return send(url, { method: 'POST', headers: { ...json, ...headers }, body });
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
  return callApi('POST', path, { headers: json, body: JSON.stringify(body) });
}

/** The header that says who asks. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Calls a callable function with the token of a member. */
export const callAs = (token: string, name: string, data: unknown): Promise<Reply> =>
  callFunction(name, data, bearer(token));

/** Asks the HTTP API with that token, if any, in JSON when there is a body that is no form. */
export function apiAs(
  token: string | undefined,
  method: string,
  path: string,
  content?: unknown,
): Promise<ApiReply> {
  const isPlain = content === undefined || content instanceof FormData;
  const headers = { ...(token !== undefined && bearer(token)), ...(!isPlain && json) };
  const body = isPlain ? content : JSON.stringify(content);
  return callApi(method, path, { headers, ...(body !== undefined && { body }) });
}

/** A member of the staff at their browser. */
export interface Staff {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** A Firebase ID token from their login. */
  readonly token: string;
}

/** Runs a command in this process, as that member or as a visitor. */
export function run<Answer>(
  command: Command<Answer>,
  member: Pick<Staff, 'id'> | undefined,
  input: unknown,
): Promise<Answer> {
  const session = member && { id: randomUUID(), uid: member.id, signedInAt: new Date() };
  return execute(command, input, {
    session,
    mayHaveEnded: true,
    source: '192.0.2.1',
    client: '192.0.2.1',
    attested: false,
    channel: 'callable',
  });
}

/** The answer of a call that succeeded, at either channel, without its envelope. */
export function answerOf(reply: Reply): Record<string, unknown> {
  const { result, ...body } = reply.body as { result?: Record<string, unknown> };
  const answer = result ?? body;
  partialDeepStrictEqual(
    { status: reply.status, answer },
    { status: reply.status < 300 ? reply.status : 200, answer: { success: true } },
  );
  return answer;
}

/** Status and sentence of a refusal, at either channel. */
export function refusalOf({ status, body }: Reply): { status: number; says: string } {
  const { error } = body as { error: string | { message: string } };
  return { status, says: typeof error === 'string' ? error : error.message };
}

/** Channel of a command: callable or HTTP API. */
export interface Channel {
  readonly channel: string;
  readonly ask: (staff: Staff, input: Record<string, unknown>) => Promise<Reply>;
}

/** The callable and the route of a command; `id` of the input goes to the path of the route. */
export const channelsTo = (
  callable: string,
  method: string,
  path: (id: string) => string,
): readonly Channel[] => [
  {
    channel: `the callable ${callable}`,
    ask: ({ token }, input) => callAs(token, callable, input),
  },
  {
    channel: `${method} ${path(':id')}`,
    ask: ({ token }, { id, ...body }) => apiAs(token, method, path(String(id)), body),
  },
];

/** The channels in turn. */
export function rotate<D>(channels: readonly D[], index: number): D {
  const channel = channels[index % channels.length];
  if (channel === undefined) throw new RangeError('no channel');
  return channel;
}

/** Parts of a call of the API besides its route. */
export interface CallParts {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly token?: string;
}

/** Sends a call of the API, named as in docs/api.md: `GET /api/articles/:id`. */
export function ask(call: string, sent: CallParts = {}): Promise<ApiReply> {
  const [method = '', path = ''] = call.split(' ');
  const { id = '', query = '', token, body } = sent;
  return apiAs(token, method, `${path.replace(':id', id)}${query}`, body);
}

/** Body of the answer to a call that must succeed. */
export const routeAnswer = async (call: string, sent: CallParts = {}) =>
  answerOf(await ask(call, sent));
