import { messages } from '@centre/domain/messages';
import { staffSessionMessages } from '@centre/domain/staff/session-messages';
import { Button, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { login } from '../../content/dashboard/login.ts';
import { CommandFailure } from '../../data/callables.ts';
import { logIn, type SessionEnd } from '../../data/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { DismissibleAlert } from '../shared/dismissible-alert.tsx';
import { toast } from '../ui/toaster.ts';
import { TextField } from '../ui/field.tsx';
import { Entrance } from './entrance.tsx';

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

/** Asks for a name and a password, and says in a banner why they open nothing. */
function LoginForm() {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    defaultValues: { username: '', password: '' },
  });
  const { isSubmitting, errors } = formState;
  const complain = (message: string) => setError('root', { message });

  const submit = handleSubmit(async ({ username, password }) => {
    if (username.trim() === '' || password === '') {
      complain(messages.session.credentialsRequired);
      return;
    }
    try {
      await logIn(username, password);
      toast.success(messages.session.loggedIn);
    } catch (failure) {
      complain(sentenceFor(failure));
    }
  });

  return (
    <>
      {errors.root?.message && (
        <DismissibleAlert marginBottom="4" onDismiss={() => clearErrors('root')}>
          {errors.root.message}
        </DismissibleAlert>
      )}
      <chakra.form display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={login.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          {...register('username')}
        />
        <TextField
          label={login.password}
          required
          type="password"
          autoComplete="current-password"
          {...register('password')}
        />
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
