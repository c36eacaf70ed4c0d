import { chakra } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import { useState, type SyntheticEvent } from 'react';
import { login } from '../../content/dashboard/login.ts';
import { CommandFailure } from '../../data/callables.ts';
import { logIn } from '../../data/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { DismissibleAlert } from '../shared/dismissible-alert.tsx';

/** Asks for a name and a password, and says in a banner why they open nothing. */
export function LoginForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSubmitting) return;
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
              value={username}
              onChange={(event) => setUsername(event.target.value)}
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
              value={password}
              onChange={(event) => setPassword(event.target.value)}
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
