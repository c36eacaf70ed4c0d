import { chakra, SimpleGrid } from '@chakra-ui/react';
import { pictures } from '../../texts/pictures.texts.ts';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { Picture } from '../ui/picture.tsx';
import { testScreens } from './test-screens.texts.ts';

const { title, lead, names } = testScreens.images;

export function TestImages() {
  return (
    <>
      <ListHead title={title} lead={lead} />
      <Container paddingBlock="10">
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
    </>
  );
}
