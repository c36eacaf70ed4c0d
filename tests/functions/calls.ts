import { randomUUID } from 'node:crypto';
import { partialDeepStrictEqual } from 'node:assert/strict';
import pLimit from 'p-limit';
import { execute, type Command } from '../../functions/src/commands/command.ts';
import { dashboardCommands, pictureCommands } from '../../functions/src/commands/dashboard.ts';
import { suite } from '../suite.ts';
import './admin.ts';

// Commands that run in this process read this setting; the emulators read their own files.
process.env['ENFORCE_APP_CHECK'] = 'false';

/** Answer to a call of a callable function or of the HTTP API. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined when the answer is empty. Any other answer fails the test. */
  readonly body: unknown;
}

export interface ApiReply extends Reply {
  /** Identifier of a failure in the log. It is unique, so that `body` does not contain it. */
  readonly incident?: string;
}

type HeaderValues = Readonly<Record<string, string>>;
const jsonHeaders = { 'Content-Type': 'application/json' };

// The emulator starts a process of 120 MB for each concurrent call of a function. Tests with
// more concurrent calls run the command itself, in their own process.
const limitCalls = pLimit(5);

async function send(url: string, init: RequestInit): Promise<Reply> {
  const { response, text } = await limitCalls(async () => {
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

/** Calls a callable function with a raw body. */
export function callFunctionRaw(
  name: string,
  body: string,
  headers: HeaderValues = {},
): Promise<Reply> {
  let path = name;
  if ((dashboardCommands as readonly string[]).includes(name)) path = `dashboard/${name}`;
  if ((pictureCommands as readonly string[]).includes(name)) path = `savePhoto/${name}`;
  const url = `${suite.origin('functions')}/${suite.project}/${suite.region}/${path}`;
  return send(url, { method: 'POST', headers: { ...jsonHeaders, ...headers }, body });
}

/**
 * Calls the HTTP API through Hosting.
 *
 * @throws Error for a failure without an identifier.
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
  return callApi('POST', path, { headers: jsonHeaders, body: JSON.stringify(body) });
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Calls a callable function with the token of a member. */
export const callAs = (token: string, name: string, data: unknown): Promise<Reply> =>
  callFunction(name, data, bearer(token));

/** Calls the HTTP API with a token, if any; sends a body that is no form as JSON. */
export function apiAs(
  token: string | undefined,
  method: string,
  path: string,
  content?: unknown,
): Promise<ApiReply> {
  const isPlain = content === undefined || content instanceof FormData;
  const headers = { ...(token !== undefined && bearer(token)), ...(!isPlain && jsonHeaders) };
  const body = isPlain ? content : JSON.stringify(content);
  return callApi(method, path, { headers, ...(body !== undefined && { body }) });
}

/** Member of the staff with an open session. */
export interface Staff {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** Firebase ID token of the session. */
  readonly token: string;
}

/** Runs a command in this process, as a visitor when `member` is undefined. */
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

/** Answer to a call without its envelope; throws when the call was refused. */
export function answerOf(reply: Reply): Record<string, unknown> {
  const { result, ...body } = reply.body as { result?: Record<string, unknown> };
  const answer = result ?? body;
  partialDeepStrictEqual(
    { status: reply.status, answer },
    { status: reply.status < 300 ? reply.status : 200, answer: { success: true } },
  );
  return answer;
}

/** HTTP status and message of a refusal by a callable or the HTTP API. */
export function refusalOf({ status, body }: Reply): { status: number; message: string } {
  const { error } = body as { error: string | { message: string } };
  return { status, message: typeof error === 'string' ? error : error.message };
}

/** Channel of a command: callable or HTTP API. */
export interface Channel {
  readonly channel: string;
  readonly ask: (staff: Staff, input: Record<string, unknown>) => Promise<Reply>;
}

/** Callable and route of a command; the `id` of the input becomes part of the route's path. */
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

/** Channel at `index`, modulo the number of channels. */
export function rotate<Item>(channels: readonly Item[], index: number): Item {
  const channel = channels[index % channels.length];
  if (channel === undefined) throw new RangeError('no channel');
  return channel;
}

/** Parts of an API call besides its route. */
export interface CallParts {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly token?: string;
}

/** Calls the API; `call` has the form of docs/api.md, such as `GET /api/articles/:id`. */
export function ask(call: string, parts: CallParts = {}): Promise<ApiReply> {
  const [method = '', path = ''] = call.split(' ');
  const { id = '', query = '', token, body } = parts;
  return apiAs(token, method, `${path.replace(':id', id)}${query}`, body);
}

/** Answer to an API call that must succeed, without its envelope. */
export const routeAnswer = async (call: string, parts: CallParts = {}) =>
  answerOf(await ask(call, parts));
