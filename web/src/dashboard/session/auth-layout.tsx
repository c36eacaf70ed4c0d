import { Box, Card, Flex, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { useEffect, type ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { dashboard } from '../shell.texts.ts';
import { login } from './login.texts.ts';

/** Layout of the login screen and of the screen for an unreachable server. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = dashboard.documentTitle(title);
  }, [title]);

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
      <Card.Root width="100%" maxWidth="400px" boxShadow="card">
        <Flex align="center" gap="3" marginBottom="5">
          <Logo size={44} />
          <Box>
            <Heading as="h1" fontSize="xl">
              {title}
            </Heading>
            <Box fontSize="sm" color="ink.muted">
              {centre.abbreviation} · {login.lead}
            </Box>
          </Box>
        </Flex>
        {children}
      </Card.Root>
      <Box
        asChild
        display="inline-flex"
        alignItems="center"
        minHeight="touch"
        fontSize="sm"
        color="ink.muted"
        textDecoration="underline"
        textUnderlineOffset="4px"
      >
        <a href="/">{dashboard.site}</a>
      </Box>
    </Flex>
  );
}
