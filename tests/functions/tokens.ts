import { suite } from '../suite.ts';
import type { Staff } from './staff.ts';

type Claims = Readonly<Record<string, unknown>>;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The token of a member's session with other claims. Nobody has signed it, which the emulators
 * do not mind.
 */
export function tokenSaying({ token }: Pick<Staff, 'token'>, claims: Claims): string {
  const [, payload = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...said, ...claims })}.`;
}

/** Changes what the Auth emulator knows of an account, in the names of its REST interface. */
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
