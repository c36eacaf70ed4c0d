import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { normalizePassword } from '@centre/domain/typed-text';
import { accountPassword, decoyEmail, setRoleClaim } from '../data/member/accounts.ts';
import { memberOf, type MemberWithoutLogin } from '../data/member/members.ts';
import { findByUsername } from '../data/member/usernames.ts';
import { signInWithPassword } from './identity-toolkit.ts';

/**
 * Active member with that name and password; updates the role claim of their account. An unknown
 * name, a wrong password and a deactivated member take the same steps and get the same refusal, so
 * that they cannot be distinguished.
 *
 * @throws CommandError `unauthenticated`, or `unavailable` when the password cannot be checked.
 */
export async function checkCredentials(
  username: string,
  password: string,
): Promise<MemberWithoutLogin> {
  const decoy = { alias: await decoyEmail(), salt: '' };
  const holder = await findByUsername(username);
  const member = await memberOf(holder?.uid ?? 'nobody');
  const { alias, salt } = holder && member ? holder : decoy;
  // The normalized password; then the typed one, the form in which earlier passwords were stored.
  const candidates = [...new Set([normalizePassword(password), password])];
  let account;
  for (const candidate of candidates) {
    account ??= await signInWithPassword(alias, accountPassword(candidate, salt));
  }
  if (!account || account.uid !== member?.id) {
    throw new CommandError('unauthenticated', messages.session.refused);
  }
  if (account.claimedRole !== member.role) await setRoleClaim(member.id, member.role);
  return member;
}
