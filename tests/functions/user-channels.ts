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
  /** HTTP status of a creation. */
  readonly created: number;
  /** HTTP status of a refusal because of a conflict with stored data. */
  readonly conflict: number;
  readonly create: (data: object) => Promise<Answer>;
  readonly update: (id: string, data: object) => Promise<Answer>;
  readonly remove: (id: string) => Promise<Answer>;
}

/** Creates a super administrator before the tests of a file. @returns getter for the tests */
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

/** Channels of the commands about users, called by `chief`. */
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

/** Answer of a callable in the shape of an API answer. */
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

/** Creates a user, which must succeed. @returns request and created user in one object */
export async function createThrough(
  { create, created }: Channel,
  overrides: Record<string, unknown> = {},
) {
  const request = userForm(overrides);
  const { status, body } = await create(request);
  expect({ status, body }).toMatchObject({ status: created, body: { success: true } });
  return { ...request, ...(body as { user: User }).user };
}

/** Body of a refusal in the shape of the API, with the same message at `field`, if any. */
export const refusalBody = (error: string, field?: string) => ({
  success: false,
  error,
  ...(field !== undefined && { fields: { [field]: error } }),
});

export const isoDate = expect.stringMatching(/^20.+T.+Z$/) as string;
