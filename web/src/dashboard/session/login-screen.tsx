import { staffSessionMessages } from '@centre/domain/staff/session-messages';
import { login } from '../../content/dashboard/login.ts';
import type { SessionEnd } from '../../data/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';
import { LoginForm } from './login-form.tsx';

/** Why one is here again, when one did not wish it. */
const explanations = {
  loggedOut: undefined,
  expired: staffSessionMessages.expired,
  tooOld: staffSessionMessages.tooOld,
  withdrawn: staffSessionMessages.withdrawn,
} as const satisfies Record<SessionEnd, string | undefined>;

interface LoginScreenProps {
  /** How the former session ended, if there was one. */
  readonly end: SessionEnd | undefined;
}

/** The screen that a member meets before the dashboard. */
export function LoginScreen({ end }: LoginScreenProps) {
  const explanation = end && explanations[end];
  return (
    <Entrance title={login.title}>
      {explanation && (
        <Notice role="status" marginBottom="4" fontSize="sm">
          {explanation}
        </Notice>
      )}
      <LoginForm />
    </Entrance>
  );
}
