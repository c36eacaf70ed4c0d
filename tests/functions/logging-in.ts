import { randomUUID } from 'node:crypto';
import { equal, partialDeepStrictEqual } from 'node:assert/strict';
import { createMember } from './admin.ts';
import { suite } from '../suite.ts';
import { callFunction, postApi, type Reply } from './calls.ts';

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

export const channels = [
  { channel: 'the callable', login: byCallable },
  { channel: '/api/auth-sqlite/login', login: byApi('/api/auth-sqlite/login') },
  { channel: '/api/auth/login', login: byApi('/api/auth/login') },
];

export async function callableSession(username: string, password: string): Promise<Session> {
  const { status, body } = await byCallable(username, password);
  partialDeepStrictEqual(
    { status, body },
    { status: 200, body: { result: { success: true } } },
  );
  return (body as { result: Session }).result;
}

export async function apiSession(
  path: string,
  username: string,
  password: string,
): Promise<Session> {
  const { status, body } = await byApi(path)(username, password);
  partialDeepStrictEqual({ status, body }, { status: 200, body: { success: true } });
  return body as Session;
}

/** What the browser of a member gets at Firebase with the custom token of their login. */
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

/** A member whom no other test knows, and so whose attempts nobody else counts. */
export async function newMember(isActive = true, password = `Mot de passe ${randomUUID()}`) {
  // No longer than names may be.
  const username = `essai-${randomUUID().slice(0, 30)}`;
  const email = 'essai@cfpi.example';
  const { id } = await createMember({ username, password, email, role: 'VIEWER', isActive });
  return { id, username, password };
}
