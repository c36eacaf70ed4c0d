import type { Member } from '@centre/domain/member';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { useState } from 'react';
import { deleteMember, updateMember } from '../../data/users.ts';
import { toast } from '../ui/toaster.ts';
import { refresh } from '../shared/refresh.ts';
import { sayFailure } from './failure.ts';

/** What a button does to a member at once, and with whom something is being done. */
export function useMemberOperations() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function operate(id: string, run: () => Promise<void>, failure: string) {
    setBusy((ids) => new Set(ids).add(id));
    try {
      await run();
    } catch (error) {
      sayFailure(error, failure);
    } finally {
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  }

  return {
    isBusy: ({ id }: Member) => busy.has(id),

    /** Deactivates an active member, and activates the others. */
    toggle: ({ id, isActive }: Member) =>
      operate(
        id,
        async () => {
          await updateMember(id, { isActive: !isActive });
          const { activated, deactivated } = staffMemberMessages;
          toast.success(isActive ? deactivated : activated);
        },
        staffMemberMessages.updateFailed,
      ),

    /** Deletes a member at once: an access that is taken away must not wait for an undo. */
    remove: ({ id }: Member) =>
      operate(
        id,
        async () => {
          await deleteMember(id);
          toast.success(staffMemberMessages.deleted);
          void refresh();
        },
        staffMemberMessages.deleteFailed,
      ),
  };
}
