import { expect } from 'vitest';
import { parse } from '@centre/domain/schema';
import { routes } from '../../functions/src/api/routes/index.ts';
import type { ApiReply } from './calls.ts';
import { apiAs } from './staff.ts';

/** A line of the table, by what the documentation calls it, such as `GET /api/articles/:id`. */
function routeOf(call: string) {
  const route = routes.find(({ method, path }) => `${method} ${path}` === call);
  if (!route) throw new Error(`${call} is not in the table`);
  return route;
}

/** What a call brings along. */
export interface Sent {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Nobody's when absent. */
  readonly token?: string;
}

/** Sends a call of the table. */
export function ask(call: string, sent: Sent = {}): Promise<ApiReply> {
  const { method, path } = routeOf(call);
  const { id = '', query = '', token, body } = sent;
  return apiAs(token, method, `${path.replace(':id', id)}${query}`, body);
}

/** The answer to a call that succeeds, exactly as the documentation describes it. */
export async function answerTo(call: string, sent: Sent = {}): Promise<Answer> {
  const { description } = routeOf(call);
  const { status, body } = await ask(call, sent);
  expect({ status, body }).toMatchObject({ status: description.status });
  // What the description does not have is not in the parsed answer.
  expect(parse(description.answer, body)).toEqual(body);
  return body as Answer;
}

export interface Entity {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Answers hold one record, many, or figures, each under its name. */
export type Answer = Readonly<Record<string, unknown>> & { readonly nextCursor?: string };

export const one = (answer: Answer, name: string) => answer[name] as Entity;
export const many = (answer: Answer, name: string) => answer[name] as Entity[];
