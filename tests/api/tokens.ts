import { randomUUID } from 'node:crypto';
import { suite } from '../suite.ts';

const hour = 60 * 60;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A token as the Auth emulator makes them, which signs nothing, for a session that began
 * `age` seconds ago: after an hour it has expired.
 */
export function tokenSince(age: number, uid: string): string {
  const start = Math.floor(Date.now() / 1000) - age;
  const claims = {
    sub: uid,
    user_id: uid,
    aud: suite.project,
    iss: `https://securetoken.google.com/${suite.project}`,
    auth_time: start,
    sid: randomUUID(),
    session_start: start,
    iat: start,
    exp: start + hour,
    firebase: { identities: {}, sign_in_provider: 'custom' },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}
