import { Flex, Spinner } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import type { ReactNode } from 'react';
import type { ConnectedMember } from '../../data/session.ts';
import { useAuth } from './auth-context.tsx';
import { LoginForm } from './login-form.tsx';

interface GuardProps {
  readonly children: (member: ConnectedMember) => ReactNode;
}

/** Shows what is behind it to a connected member, and the login screen to anyone else. */
export function Guard({ children }: GuardProps) {
  const session = useAuth();
  switch (session.status) {
    case 'checking':
      return (
        <Flex role="status" minHeight="100vh" align="center" justify="center" gap="3">
          <Spinner aria-hidden />
          {messages.session.checking}
        </Flex>
      );
    case 'signedOut':
      return <LoginForm />;
    case 'signedIn':
      return children(session.member);
  }
}
