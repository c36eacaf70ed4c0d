import { messages } from '@centre/domain/messages';
import { staffSessionMessages } from '@centre/domain/staff/session-messages';
import { Button, chakra } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';
import { login } from '../../content/dashboard/login.ts';
import { CommandFailure } from '../../data/callables.ts';
import { logIn, type SessionEnd } from '../../data/session.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DismissibleAlert } from '../shared/dismissible-alert.tsx';
import { toast } from '../ui/toaster.ts';
import { Entrance } from './entrance.tsx';

/** Why a session ended, where the member did not end it. */
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

/**
 * The form of name and password, with a banner for a refusal. Two fields need no form library,
 * which would be a tenth of this screen's weight.
 */
function LoginForm() {
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    const { username = '', password = '' } = typed;
    if (username.trim() === '' || password === '') {
      setError(messages.session.credentialsRequired);
      return;
    }
    setError(undefined);
    setSubmitting(true);
    try {
      await logIn(username, password);
      toast.success(messages.session.loggedIn);
    } catch (failure) {
      setError(sentenceFor(failure));
      setSubmitting(false);
    }
  }

  return (
    <>
      {error && (
        <DismissibleAlert marginBottom="4" onDismiss={() => setError(undefined)}>
          {error}
        </DismissibleAlert>
      )}
      <chakra.form display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={login.username} required>
          {(control) => (
            <TextInput
              {...control}
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
            <TextInput
              {...control}
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

function sentenceFor(failure: unknown): string {
  if (!(failure instanceof CommandFailure)) {
    console.error('The session could not be opened.', failure);
    return messages.session.unexpected;
  }
  switch (failure.kind) {
    case 'refused':
      return failure.message === '' ? messages.session.failed : failure.message;
    case 'unreachable':
      return messages.session.offline;
    case 'failed':
      return messages.session.error;
  }
}
