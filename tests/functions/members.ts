import { equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Role } from '@centre/domain/permissions';
import { firestore } from '../../functions/src/data/admin.ts';
import { createMember } from '../../functions/src/data/member/changes.ts';
import { suite } from '../suite.ts';
import './admin.ts';
import { answerOf, bearer, callFunction, postApi, type Reply, type Staff } from './calls.ts';

/** Request to create a user with a unique name. */
export function userForm(overrides: Record<string, unknown> = {}) {
  return {
    username: `e-${randomUUID()}`,
    email: 'essai@cfpi.example',
    password: `Mot de passe ${randomUUID()}`,
    role: 'VIEWER',
    ...overrides,
  };
}

export type { Staff };

/** Creates an active member, and logs them in. */
export async function asMember(role: Role, canBeDeleted = true): Promise<Staff> {
  const { username, email, password } = userForm();
  const { id } = await createMember({ username, email, password, role, canBeDeleted });
  return { id, username, password, token: await idTokenOf(username, password) };
}

export async function idTokenOf(username: string, password: string): Promise<string> {
  return (await apiSession('/api/auth/login', username, password)).token;
}

/** ID token of a self-registered account, which Firebase allows, but which has no member. */
export async function tokenWithoutMember(): Promise<string> {
  const url = `${suite.origin('auth')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@exemple.tg`,
      password: randomUUID(),
      returnSecureToken: true,
    }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

const documents = () =>
  `${suite.origin('firestore')}/v1/projects/${suite.project}/databases/(default)/documents`;

/** HTTP status of Firestore when a client reads a document or a collection. */
export async function readStatus(token: string, path: string): Promise<number> {
  const response = await fetch(`${documents()}/${path}`, { headers: bearer(token) });
  await response.arrayBuffer();
  return response.status;
}

/** Deactivates all super administrators but `ids`. @returns function that reactivates them */
export async function onlySuperAdmins(ids: readonly string[]): Promise<() => Promise<void>> {
  const found = await firestore()
    .collection('users')
    .where('role', '==', 'SUPER_ADMIN')
    .where('isActive', '==', true)
    .get();
  const others = found.docs.filter(({ id }) => !ids.includes(id));
  const activate = (isActive: boolean) => async () => {
    await Promise.all(others.map(({ ref }) => ref.update({ isActive })));
  };
  await activate(false)();
  return activate(true);
}

export interface Session {
  readonly success: true;
  readonly token: string;
  readonly user: { readonly id: string };
}

type Login = (username: string, password: string, source?: string) => Promise<Reply>;

export const byCallable: Login = (username, password, source) =>
  callFunction('login', { username, password }, source ? { 'X-Forwarded-For': source } : {});

export const byApi =
  (path: string): Login =>
  (username, password) =>
    postApi(path, { username, password });

export const loginChannels = [
  { channel: 'the callable', login: byCallable },
  { channel: '/api/auth-sqlite/login', login: byApi('/api/auth-sqlite/login') },
  { channel: '/api/auth/login', login: byApi('/api/auth/login') },
];

export const callableSession = async (username: string, password: string) =>
  answerOf(await byCallable(username, password)) as unknown as Session;

export const apiSession = async (path: string, username: string, password: string) =>
  answerOf(await byApi(path)(username, password)) as unknown as Session;

/** Firebase session that a browser gets with the custom token of a login. */
export async function browserSession(
  username: string,
  password: string,
): Promise<{ readonly idToken: string; readonly refreshToken: string }> {
  const { token } = await callableSession(username, password);
  const url = `${suite.origin('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  equal(response.status, 200);
  return (await response.json()) as { idToken: string; refreshToken: string };
}

/** Creates a member with a unique name, so that no other test counts login attempts for it. */
export async function newMember(isActive = true, password = `Mot de passe ${randomUUID()}`) {
  // A name with a whole UUID would exceed the maximum length.
  const username = `essai-${randomUUID().slice(0, 30)}`;
  const email = 'essai@cfpi.example';
  const { id } = await createMember({ username, password, email, role: 'VIEWER', isActive });
  return { id, username, password };
}
