import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { pictures } from '../../content/pictures.ts';
import { testScreens } from '../../content/test-screens.ts';
import { Container } from '../../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';

const { title, lead, names } = testScreens.images;

export function TestImages() {
  return (
    <Container paddingBlock="10">
      <Heading as="h1" fontSize="2xl">
        {title}
      </Heading>
      <Box marginBlock="4" color="ink.muted">
        {lead}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
        {names.map((name) => (
          <figure key={name}>
            <Picture name={name} sizes="(min-width: 992px) 380px, 100vw" />
            <chakra.figcaption fontSize="sm" color="ink.muted" marginTop="2">
              {pictures[name].alt || name}
            </chakra.figcaption>
          </figure>
        ))}
      </SimpleGrid>
    </Container>
  );
}
