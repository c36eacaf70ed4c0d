import { beforeAll, expect } from 'vitest';
import { apiAs, callAs, type Reply } from './calls.ts';
import { asMember, userForm, type Staff } from './members.ts';

/** Path of the users in the API. */
export const usersPath = '/api/auth-sqlite/users';

export interface User {
  readonly id: string;
  readonly canBeDeleted: boolean;
}

type Answer = Pick<Reply, 'status' | 'body'>;

/** Channel of the commands about users: callable or HTTP API. */
interface Channel {
  readonly channel: string;
  /** The status of a creation. */
  readonly created: number;
  /** The status of what the state of things does not allow. */
  readonly conflict: number;
  readonly create: (data: object) => Promise<Answer>;
  readonly update: (id: string, data: object) => Promise<Answer>;
  readonly remove: (id: string) => Promise<Answer>;
}

/** The super administrator who asks in the tests of a file. */
export function superAdmin(): () => Staff {
  let chief: Staff | undefined;
  beforeAll(async () => {
    chief = await asMember('SUPER_ADMIN');
  });
  return () => {
    if (!chief) throw new Error('only inside a test');
    return chief;
  };
}

/** Both channels, as `chief` goes through them. */
export function channelsOf(chief: () => Staff): readonly Channel[] {
  const api = (method: string, path: string, data?: object) =>
    apiAs(chief().token, method, path, data);
  const call = (name: string, data: object) => called(chief().token, name, data);
  return [
    {
      channel: 'the callables',
      created: 200,
      conflict: 400,
      create: (data) => call('createUser', data),
      update: (id, data) => call('updateUser', { id, ...data }),
      remove: (id) => call('deleteUser', { id }),
    },
    {
      channel: 'the API',
      created: 201,
      conflict: 409,
      create: (data) => api('POST', usersPath, data),
      update: (id, data) => api('PUT', `${usersPath}/${id}`, data),
      remove: (id) => api('DELETE', `${usersPath}/${id}`),
    },
  ];
}

/** The answer of a callable in the shape of the API's. */
async function called(token: string, name: string, data: object): Promise<Answer> {
  const { status, body } = await callAs(token, name, data);
  const { result, error } = body as Partial<Record<'result', unknown>> & {
    error?: { message: string; details?: object };
  };
  return {
    status,
    body: result ?? { success: false, error: error?.message, ...error?.details },
  };
}

/** Creates somebody, with `overrides` in place of what is usual. */
export async function createThrough(
  { create, created }: Channel,
  overrides: Record<string, unknown> = {},
) {
  const request = userForm(overrides);
  const { status, body } = await create(request);
  expect({ status, body }).toMatchObject({ status: created, body: { success: true } });
  return { ...request, ...(body as { user: User }).user };
}

/** Refusal at both channels, with its field. */
export const refusalBody = (error: string, field?: string) => ({
  success: false,
  error,
  ...(field !== undefined && { fields: { [field]: error } }),
});

export const isoDate = expect.stringMatching(/^20.+T.+Z$/) as string;
