import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { aliasOfNobody, setRoleClaim } from '../data/accounts.ts';
import { memberOf, type KnownMember } from '../data/members.ts';
import { findByUsername } from '../data/usernames.ts';
import { signInWithPassword, type SignedIn } from './identity-toolkit.ts';

/**
 * The active member with that name and password, and their Firebase ID token. An unknown name,
 * a wrong password and a deactivated member take the same steps and get the same refusal, so
 * that none can be told from another.
 *
 * @throws CommandError `unauthenticated`, or `unavailable` when the password cannot be checked.
 */
export async function checkCredentials(
  username: string,
  password: string,
): Promise<{ member: KnownMember; idToken: string }> {
  const nobody = await aliasOfNobody();
  const account = await findByUsername(username);
  const member = await memberOf(account?.uid ?? 'nobody');
  const alias = account && member ? account.alias : nobody;
  const session = await signInWithPassword(alias, password);
  if (!session || session.uid !== member?.id) {
    throw new CommandError('unauthenticated', messages.session.refused);
  }
  const { idToken } = await withRole(session, member, alias, password);
  return { member, idToken };
}

/** Corrects the role in the account's token, which the member's document decides. */
async function withRole(
  session: SignedIn,
  member: KnownMember,
  alias: string,
  password: string,
): Promise<SignedIn> {
  if (session.claimedRole === member.role) return session;
  await setRoleClaim(member.id, member.role);
  return (await signInWithPassword(alias, password)) ?? session;
}
