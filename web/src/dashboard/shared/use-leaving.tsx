import { useState, type ReactNode } from 'react';
import { leaving } from '../../content/dashboard/common.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** The way out of a form. */
interface Leaving {
  /** Leaves a form in which nothing was changed, and asks first otherwise. */
  readonly leave: () => void;
  /** The question, while it is being asked. */
  readonly question: ReactNode;
}

/** Lets nobody give up by mistake what was typed. */
export function useLeaving(isChanged: boolean, onLeave: () => void): Leaving {
  const [isAsked, setAsked] = useState(false);
  return {
    leave: () => {
      if (isChanged) setAsked(true);
      else onLeave();
    },
    question: isAsked && (
      <ConfirmDialog
        {...leaving}
        onConfirm={() => {
          setAsked(false);
          onLeave();
        }}
        onCancel={() => setAsked(false)}
      />
    ),
  };
}
