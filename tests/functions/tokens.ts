import { randomUUID } from 'node:crypto';
import { suite } from '../suite.ts';
import type { Staff } from './members.ts';

type Claims = Readonly<Record<string, unknown>>;

export const base64urlOf = (part: object) =>
  Buffer.from(JSON.stringify(part)).toString('base64url');

/** ID token without a signature, which the emulators accept. */
export const unsignedToken = (claims: Claims): string =>
  `${base64urlOf({ alg: 'none', typ: 'JWT' })}.${base64urlOf(claims)}.`;

/** Claims of a session that began `age` seconds ago; they expire an hour after its start. */
export function claimsOf(uid: string, overrides: Claims = {}, age = 0): Claims {
  const start = Math.floor(Date.now() / 1000) - age;
  return {
    iss: `https://securetoken.google.com/${suite.project}`,
    aud: suite.project,
    auth_time: start,
    sid: randomUUID(),
    session_start: start,
    iat: start,
    exp: start + 3600,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'custom' },
    ...overrides,
  };
}

export const claimsIn = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** Unsigned token of a member's session, with some claims replaced. */
export function tokenWithClaims({ token }: Pick<Staff, 'token'>, claims: Claims): string {
  return unsignedToken({ ...claimsIn(token), ...claims });
}

/** Changes an account in the Auth emulator; `fields` has the names of its REST API. */
export async function changeAccount(localId: string, fields: Claims): Promise<void> {
  const url = `${suite.origin('auth')}/identitytoolkit.googleapis.com/v1/accounts:update`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, targetProjectId: suite.project, ...fields }),
  });
  if (!response.ok) throw new Error(`the account cannot be changed: ${await response.text()}`);
  await response.arrayBuffer();
}
