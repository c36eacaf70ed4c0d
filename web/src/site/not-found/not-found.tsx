import { Box, Heading } from '@chakra-ui/react';
import { notFoundPage } from '../../content/not-found.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';

export function NotFound() {
  return (
    <Container paddingBlock="16">
      <Heading as="h1" fontSize="2xl">
        {notFoundPage.title}
      </Heading>
      <Box maxWidth="measure" marginBlock="4" color="ink.muted">
        {notFoundPage.text}
      </Box>
      <LinkButton to="/">{notFoundPage.home}</LinkButton>
    </Container>
  );
}
