import { useState } from 'react';
import { forgetStaffDraft, keepStaffDraft, readStaffDraft } from '../../data/staff-storage.ts';
import { useMember } from '../session/use-member.ts';

/** What a form holds while it is filled in, kept for as long as this tab. */
export interface Draft<Form> {
  readonly form: Form;
  /** Whether it was found again rather than begun. */
  readonly isRestored: boolean;
  /** Whether something is other than at its beginning. */
  readonly isChanged: boolean;
  readonly change: (form: Form) => void;
  /** Forgets it and begins anew, once it was sent or given up. */
  readonly reset: () => void;
}

/**
 * The draft of the form `name`. Not for passwords, nor for anything about applicants.
 *
 * @param blank the form at its beginning, the same for the same name.
 */
export function useDraft<Form extends object>(name: string, blank: Form): Draft<Form> {
  const { id } = useMember();
  const [{ form, isRestored }, setState] = useState(() => {
    const stored = readStaffDraft(id, name);
    const isStored = typeof stored === 'object' && stored !== null;
    return { form: isStored ? { ...blank, ...stored } : blank, isRestored: isStored };
  });
  return {
    form,
    isRestored,
    isChanged: Object.entries(form).some(
      ([field, value]) => value !== blank[field as keyof Form],
    ),
    change: (next) => {
      keepStaffDraft(id, name, next);
      setState({ form: next, isRestored });
    },
    reset: () => {
      forgetStaffDraft(id, name);
      setState({ form: blank, isRestored: false });
    },
  };
}
