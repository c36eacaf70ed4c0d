import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { aliasOfNobody, setRoleClaim } from '../data/accounts.ts';
import { memberOf, type KnownMember } from '../data/members.ts';
import { findByUsername } from '../data/usernames.ts';
import { signInWithPassword, type SignedIn } from './identity-toolkit.ts';

/**
 * The active member with that name and password, and a Firebase ID token of theirs.
 *
 * An unknown name, a wrong password and a deactivated member take the same steps and end in
 * the same refusal, so that nothing tells one from another.
 *
 * @throws CommandError `unauthenticated` for all three, `unavailable` when nobody can check.
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

/** The member's document decides the role; an account that says otherwise is put right. */
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
