import { Heading } from '@chakra-ui/react';
import { Container } from '../../ui/layout.tsx';

export function Bacpro() {
  return (
    <Container paddingBlock="10">
      <Heading as="h1" fontSize="2xl">
        Bacpro
      </Heading>
    </Container>
  );
}
