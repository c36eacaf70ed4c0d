import { expect } from 'vitest';
import type { ApiReply } from './calls.ts';
import { apiAs } from './staff.ts';

/** What a call brings along. */
export interface Sent {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Nobody's when absent. */
  readonly token?: string;
}

/** Sends a call, named as in docs/api.md: `GET /api/articles/:id`. */
export function ask(call: string, sent: Sent = {}): Promise<ApiReply> {
  const [method = '', path = ''] = call.split(' ');
  const { id = '', query = '', token, body } = sent;
  return apiAs(token, method, `${path.replace(':id', id)}${query}`, body);
}

/** Body of the answer to a call that must succeed. */
export async function answerTo(call: string, sent: Sent = {}): Promise<Answer> {
  const { status, body } = await ask(call, sent);
  expect({ status, body }).toMatchObject({
    status: expect.toBeOneOf([200, 201]) as number,
    body: { success: true },
  });
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
