import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { messages } from '@centre/domain/messages';
import { X } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { login } from '../../content/dashboard/login.ts';
import type { CommandFailure } from '../../data/callables.ts';
import { logIn } from '../../data/session.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The screen that a member meets before the dashboard. */
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
    } catch (failure) {
      setError(sentenceFor(failure));
      setSubmitting(false);
    }
  }

  return (
    <Flex
      as="main"
      minHeight="100vh"
      align="center"
      justify="center"
      padding="4"
      background="surface"
    >
      <Card width="100%" maxWidth="400px" padding="6" boxShadow="card">
        <Flex align="center" gap="3" marginBottom="4">
          <Emblem size={44} />
          <Box>
            <Heading as="h1" fontSize="xl">
              {login.title}
            </Heading>
            <Box fontSize="sm" color="ink.muted">
              {centre.abbreviation} · {login.lead}
            </Box>
          </Box>
        </Flex>
        {error && (
          <Notice tone="danger" role="alert" marginBottom="4">
            <Flex justify="space-between" gap="3">
              <span>{error}</span>
              <chakra.button
                type="button"
                aria-label={login.dismiss}
                cursor="pointer"
                onClick={() => setError(undefined)}
              >
                <X aria-hidden size={18} />
              </chakra.button>
            </Flex>
          </Notice>
        )}
        <chakra.form display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
          <Field label={login.username} required>
            {(control) => (
              <TextInput
                {...control}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
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
      </Card>
    </Flex>
  );
}

function sentenceFor(failure: unknown): string {
  const { kind, message } = failure as Partial<CommandFailure>;
  if (kind === 'refused') return message === '' || !message ? messages.session.failed : message;
  console.error('The session could not be opened.', failure);
  if (kind === 'unreachable') return messages.session.offline;
  return kind === 'failed' ? messages.session.error : messages.session.unexpected;
}
