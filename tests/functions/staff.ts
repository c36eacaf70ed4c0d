import { randomUUID } from 'node:crypto';
import type { Role } from '@centre/domain/permissions';
import { auth, firestore } from '../../functions/src/data/admin.ts';
import { createMember } from '../../functions/src/data/member/changes.ts';
import { suite } from '../suite.ts';
import './admin.ts';
import { callApi, callFunction, type ApiReply, type Reply } from './calls.ts';
import { apiSession } from './logging-in.ts';

/** What a creation is asked for; the name is one that nobody has. */
export function newUser(overrides: Record<string, unknown> = {}) {
  return {
    username: `e-${randomUUID()}`,
    email: 'essai@cfpi.example',
    password: `Mot de passe ${randomUUID()}`,
    role: 'VIEWER',
    ...overrides,
  };
}

/** A member of the staff at their browser. */
export interface Staff {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** A Firebase ID token from their login. */
  readonly token: string;
}

/** An active member whom no other test knows, logged in. */
export async function newStaff(role: Role, canBeDeleted = true): Promise<Staff> {
  const { username, email, password } = newUser();
  const { id } = await createMember({ username, email, password, role, canBeDeleted });
  return { id, username, password, token: await idTokenOf(username, password) };
}

export async function idTokenOf(username: string, password: string): Promise<string> {
  return (await apiSession('/api/auth/login', username, password)).token;
}

/** The ID token of somebody who registered by themselves, which Firebase lets anyone do. */
export async function strangersToken(): Promise<string> {
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

/** The header that says who asks. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

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
  const headers = {
    ...(token !== undefined && bearer(token)),
    ...(!isPlain && { 'Content-Type': 'application/json' }),
  };
  const body = isPlain ? content : JSON.stringify(content);
  return callApi(method, path, { headers, ...(body !== undefined && { body }) });
}

const documents = () =>
  `${suite.origin('firestore')}/v1/projects/${suite.project}/databases/(default)/documents`;

/** The status with which Firestore answers somebody who reads a document or a collection. */
export async function readStatus(token: string, path: string): Promise<number> {
  const response = await fetch(`${documents()}/${path}`, { headers: bearer(token) });
  await response.arrayBuffer();
  return response.status;
}

/** How many accounts and how many documents of members there are. */
export async function headcount(): Promise<{ accounts: number; documents: number }> {
  const { users } = await auth().listUsers(1000);
  const ours = users.filter(
    ({ uid, email }) => email?.endsWith('@staff.invalid') && uid !== 'nobody',
  );
  const counted = await firestore().collection('users').count().get();
  return { accounts: ours.length, documents: counted.data().count };
}

/** Leaves `ids` as the only active super administrators; the result brings the others back. */
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
