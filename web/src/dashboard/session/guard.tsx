import { messages } from '@centre/domain/messages/messages';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { ConnectedMember } from '../../data/session/session.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { common } from '../common.texts.ts';
import { dashboard } from '../shell.texts.ts';
import { unreachable } from './login.texts.ts';
import { useAuth } from './session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoginScreen } from './login-screen.tsx';

interface GuardProps {
  /** `hasLoggedIn` is true when the login happened after the page was loaded. */
  readonly children: (member: ConnectedMember, hasLoggedIn: boolean) => ReactNode;
}

/** Renders its children for a connected member, and the login screen otherwise. */
export function Guard({ children }: GuardProps) {
  const session = useAuth();
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (session.status === 'signedOut' && !wasSignedOut) setWasSignedOut(true);
  switch (session.status) {
    case 'checking':
      return <Checking />;
    case 'leaving':
      return <Checking sentence={dashboard.loggingOut} />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'signedOut':
      return <LoginScreen end={session.end} />;
    case 'signedIn':
      return children(session.member, wasSignedOut);
  }
}

/** Spinner while the session is checked or ended, and while the sections load. */
export function Checking({
  sentence = messages.session.checking,
}: {
  readonly sentence?: string;
}) {
  return (
    <Box as="main" background="surface">
      <Flex minHeight="100dvh" align="center" justify="center" gap="4" padding="4">
        <Spinner label={sentence} />
        <span aria-hidden>{sentence}</span>
      </Flex>
    </Box>
  );
}

/** Screen for a signed-in member while the server cannot be reached. */
function UnreachableScreen() {
  return (
    <AuthLayout title={dashboard.title}>
      <Notice tone="danger" role="alert" fontSize="sm">
        {messages.session.offline}
      </Notice>
      <Box fontSize="sm" marginBlock="4">
        {unreachable}
      </Box>
      <Button width="100%" onClick={() => location.reload()}>
        {common.retry}
      </Button>
    </AuthLayout>
  );
}
