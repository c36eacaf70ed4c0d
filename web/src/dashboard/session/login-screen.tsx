import { maxCountdownSeconds } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { CallError } from '../../data/callables.ts';
import { logIn, type SessionEnd } from '../../data/session/session.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Field } from '../../ui/form-control.tsx';
import { DismissibleAlert, Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { login } from './login.texts.ts';
import { AuthLayout } from './auth-layout.tsx';

/** Explanations of a session's end; none when the member logged out. */
const explanations = {
  loggedOut: undefined,
  loggedOutHere: staffSessionMessages.loggedOutHere,
  expired: staffSessionMessages.expired,
  tooOld: staffSessionMessages.tooOld,
  withdrawn: staffSessionMessages.withdrawn,
} as const satisfies Record<SessionEnd, string | undefined>;

interface LoginScreenProps {
  /** Reason why the previous session ended, if there was one. */
  readonly end: SessionEnd | undefined;
}

export function LoginScreen({ end }: LoginScreenProps) {
  const explanation = end && explanations[end];
  return (
    <AuthLayout title={login.title}>
      {explanation && (
        <Notice role="status" marginBottom="4" fontSize="sm">
          {explanation}
        </Notice>
      )}
      <LoginForm />
    </AuthLayout>
  );
}

/** Reason of a failed login. */
interface LoginFailure {
  readonly sentence: string;
  /** Seconds until the automatic retry. */
  readonly retryAfter?: number | undefined;
}

/**
 * Login form, with a banner for a refusal. It does without the form library, which would be a
 * tenth of this screen's weight.
 */
function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<LoginFailure>();
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit() {
    if (isSubmitting || !form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const { username = '', password = '' } = typed;
    if (username.trim() === '' || password === '') {
      setFailure({ sentence: messages.session.credentialsRequired });
      return;
    }
    setFailure(undefined);
    setSubmitting(true);
    try {
      await logIn(username, password);
      toast.success(messages.session.loggedIn);
    } catch (error) {
      setFailure(failureOf(error));
      setSubmitting(false);
    }
  }

  return (
    <>
      {failure && (
        <DismissibleAlert marginBottom="4" onDismiss={() => setFailure(undefined)}>
          {failure.sentence}
          {failure.retryAfter !== undefined && (
            <Countdown
              seconds={failure.retryAfter}
              sentence={login.again}
              onEnd={() => void submit()}
            />
          )}
        </DismissibleAlert>
      )}
      <chakra.form
        ref={form}
        display="grid"
        gap="4"
        noValidate
        // Typing cancels the automatic retry, which would send a half-typed name.
        onInput={() => setFailure((shown) => shown && { sentence: shown.sentence })}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={login.username} required>
          {(control) => (
            <input
              {...control}
              className="control"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              autoFocus
            />
          )}
        </Field>
        <Field label={login.password} required>
          {(control) => (
            <input
              {...control}
              className="control"
              name="password"
              type="password"
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? login.submitting : login.submit}
        </Button>
      </chakra.form>
    </>
  );
}

function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof CallError)) {
    console.error('The session could not be opened.', error);
    return { sentence: messages.session.unexpected };
  }
  const { failed, offline, error: broken } = messages.session;
  const { kind, message, retryAfter = Infinity } = error;
  const sentences = { refused: message || failed, unreachable: offline, failed: broken };
  return {
    sentence: sentences[kind],
    ...(retryAfter <= maxCountdownSeconds && { retryAfter }),
  };
}
