/** @module-tag night */
import { messages } from '@centre/domain/messages/messages';
import { describe, expect, it } from 'vitest';
import { stored } from './admin.ts';
import { apiAs, callAs } from './calls.ts';
import { callableSession, headcount, newStaff, newUser, onlySuperAdmins } from './members.ts';
import { aChief, usersPath } from './user-entry-points.ts';

const chief = aChief();

interface Outcome {
  readonly result?: { readonly user: { readonly username: string } };
  readonly error?: { readonly status: string; readonly message: string };
}

describe('ten creations of one name at once', () => {
  it.each([
    ['spelled in one way', (name: string) => name],
    ['spelled in two ways', (name: string, index: number) => spelled(name, index)],
  ])('make one user and one account when it is %s', async (_, spelling) => {
    const before = await headcount();
    const name = `é${newUser().username}`;
    const requests = Array.from({ length: 10 }, (_, index) =>
      newUser({ username: spelling(name, index) }),
    );
    const replies = await Promise.all(
      requests.map((request) => callAs(chief().token, 'createUser', request)),
    );
    const outcomes = replies.map(({ body }) => body as Outcome);
    const refused = outcomes.flatMap(({ error }) => (error ? [error] : []));
    expect(refused).toHaveLength(9);
    for (const error of refused) {
      expect(error).toMatchObject({
        status: 'ALREADY_EXISTS',
        message: messages.user.usernameTaken,
      });
    }
    expect(await headcount()).toEqual({
      accounts: before.accounts + 1,
      documents: before.documents + 1,
    });
    const winner = outcomes.findIndex(({ result }) => result);
    await callableSession(name, requests[winner]?.password ?? '');
  });
});

function spelled(name: string, index: number): string {
  return index % 2 === 0 ? name : name.replace('é', 'E').toUpperCase();
}

describe('two super administrators', () => {
  const actions = [
    ['deactivate', (token: string, id: string) => put(token, id, { isActive: false })],
    ['demote', (token: string, id: string) => put(token, id, { role: 'VIEWER' })],
    ['delete', (token: string, id: string) => apiAs(token, 'DELETE', `${usersPath}/${id}`)],
  ] as const;
  const put = (token: string, id: string, changes: object) =>
    apiAs(token, 'PUT', `${usersPath}/${id}`, changes);

  it.each(actions)('who %s each other at once leave one of them', async (_, action) => {
    const [one, two] = [await newStaff('SUPER_ADMIN'), await newStaff('SUPER_ADMIN')];
    const bringBack = await onlySuperAdmins([one.id, two.id]);
    try {
      const answers = await Promise.all([action(one.token, two.id), action(two.token, one.id)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await Promise.all([one, two].map(({ id }) => isActiveSuperAdmin(id)));
      expect(left.filter(Boolean)).toHaveLength(1);
    } finally {
      await bringBack();
    }
  });
});

async function isActiveSuperAdmin(id: string): Promise<boolean> {
  const user = await stored(`users/${id}`);
  return user?.['role'] === 'SUPER_ADMIN' && user['isActive'] === true;
}
