import { Box, Flex, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { staffSessionMessages } from '@centre/domain/staff/session-messages';
import { useEffect } from 'react';
import { login } from '../../content/dashboard/login.ts';
import { dashboard } from '../../content/dashboard/shell.ts';
import type { SessionEnd } from '../../data/session.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoginForm } from './login-form.tsx';

/** Why one is here again, when one did not wish it. */
const explanations = {
  loggedOut: undefined,
  expired: staffSessionMessages.expired,
  withdrawn: staffSessionMessages.withdrawn,
} as const satisfies Record<SessionEnd, string | undefined>;

interface LoginScreenProps {
  /** How the former session ended, if there was one. */
  readonly end: SessionEnd | undefined;
}

/** The screen that a member meets before the dashboard. */
export function LoginScreen({ end }: LoginScreenProps) {
  const explanation = end && explanations[end];
  useEffect(() => {
    document.title = dashboard.documentTitle(login.title);
  }, []);

  return (
    <Flex
      as="main"
      minHeight="100dvh"
      direction="column"
      align="center"
      justify="center"
      gap="4"
      padding="4"
      background="surface"
    >
      <Card width="100%" maxWidth="400px" padding="6" boxShadow="card">
        <Flex align="center" gap="3" marginBottom="5">
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
        {explanation && (
          <Notice role="status" marginBottom="4" fontSize="sm">
            {explanation}
          </Notice>
        )}
        <LoginForm />
      </Card>
      <Box asChild fontSize="sm" color="ink.muted" textDecoration="underline">
        <a href="/">{dashboard.site}</a>
      </Box>
    </Flex>
  );
}
