import { Heading } from '@chakra-ui/react';
import { Container } from '../../ui/layout.tsx';

export function Department() {
  return (
    <Container paddingBlock="10">
      <Heading as="h1" fontSize="2xl">
        Department
      </Heading>
    </Container>
  );
}
