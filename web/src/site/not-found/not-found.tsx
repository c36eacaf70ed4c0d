import { Flex } from '@chakra-ui/react';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { notFoundPage } from './not-found.texts.ts';

export function NotFound() {
  return (
    <>
      <ListHead title={notFoundPage.title} lead={notFoundPage.text} />
      <Container paddingTop="10">
        <Flex gap="3" wrap="wrap">
          <LinkButton to="/">{notFoundPage.home}</LinkButton>
          <LinkButton to="/formation" variant="outline">
            {notFoundPage.programmes}
          </LinkButton>
        </Flex>
      </Container>
    </>
  );
}
