import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { normalizePassword } from '@centre/domain/typed-text';
import { accountPassword, decoyEmail, setRoleClaim } from '../data/member/accounts.ts';
import { memberOf, type KnownMember } from '../data/member/members.ts';
import { findByUsername } from '../data/member/usernames.ts';
import { signInWithPassword } from './identity-toolkit.ts';

/**
 * The active member with that name and password; their account then claims the role that their
 * document says. An unknown name, a wrong password and a deactivated member take the same steps
 * and get the same refusal, so that none can be told from another.
 *
 * @throws CommandError `unauthenticated`, or `unavailable` when the password cannot be checked.
 */
export async function checkCredentials(
  username: string,
  password: string,
): Promise<KnownMember> {
  const nobody = { alias: await decoyEmail(), salt: '' };
  const holder = await findByUsername(username);
  const member = await memberOf(holder?.uid ?? 'nobody');
  const { alias, salt } = holder && member ? holder : nobody;
  // As it is compared now; then as it was typed, which passwords given earlier were kept as.
  const spellings = [...new Set([normalizePassword(password), password])];
  let account;
  for (const spelling of spellings) {
    account ??= await signInWithPassword(alias, accountPassword(spelling, salt));
  }
  if (!account || account.uid !== member?.id) {
    throw new CommandError('unauthenticated', messages.session.refused);
  }
  if (account.claimedRole !== member.role) await setRoleClaim(member.id, member.role);
  return member;
}
