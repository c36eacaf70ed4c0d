import { Box, Flex } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import type { ReactNode } from 'react';
import type { ConnectedMember } from '../../data/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useAuth } from './auth-context.tsx';
import { LoginScreen } from './login-screen.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

interface GuardProps {
  readonly children: (member: ConnectedMember) => ReactNode;
}

/** Shows what is behind it to a connected member, and the login screen to anyone else. */
export function Guard({ children }: GuardProps) {
  const session = useAuth();
  switch (session.status) {
    case 'checking':
      return <Checking />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'signedOut':
      return <LoginScreen end={session.end} />;
    case 'signedIn':
      return children(session.member);
  }
}

/** What is shown until it is known who is there, and until their sections are. */
export function Checking() {
  return (
    <Box as="main" background="surface">
      <Flex minHeight="100dvh" align="center" justify="center" gap="4" padding="4">
        <Spinner label={messages.session.checking} />
        <span aria-hidden>{messages.session.checking}</span>
      </Flex>
    </Box>
  );
}
