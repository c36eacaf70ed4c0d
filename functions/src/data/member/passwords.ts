import { CommandError } from '@centre/domain/command-error';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { accountPassword, newAlias, renewAccount } from './accounts.ts';
import { firestore } from '../admin.ts';
import type { KnownMember } from './members.ts';
import { optimisticWrite } from '../optimistic-write.ts';
import { findByUsername } from './usernames.ts';

/**
 * Gives a member another password, and the account another alias with it: whoever has read the
 * former one in a token can no longer have it locked by wrong passwords. Of concurrent changes,
 * the last one recorded is the one that the account has.
 *
 * @throws CommandError `not-found` when the member is being removed.
 */
export async function changePassword(member: KnownMember, password: string): Promise<void> {
  const { id: uid, username, role, isActive } = member;
  await optimisticWrite('a password', async () => {
    const reservation = await findByUsername(username);
    if (!reservation) throw new CommandError('not-found', staffMemberMessages.notFound);
    const { document, version, salt } = reservation;
    const alias = newAlias();
    await renewAccount({ uid, alias, secret: accountPassword(password, salt), role, isActive });
    const batch = firestore().batch();
    batch.update(document, { alias }, { lastUpdateTime: version });
    return { batch, result: undefined };
  });
}
