import { Box, Heading } from '@chakra-ui/react';
import { Container } from '../../ui/layout.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

interface ListHeadProps {
  readonly title: string;
  readonly lead: string;
}

/** The top of a page that is a list: short, because the pictures are in the list. */
export function ListHead({ title, lead }: ListHeadProps) {
  return (
    <Box background="brand" color="ink.inverse">
      <Container paddingTop={{ base: '3', md: '6' }} paddingBottom={{ base: '5', md: '12' }}>
        <Breadcrumb crumbs={[]} current={title} />
        <Heading as="h1" fontSize="3xl" marginTop={{ base: '1', md: '2' }}>
          {title}
        </Heading>
        <Box
          marginTop={{ base: '2', md: '3' }}
          maxWidth="measure"
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="1.5"
          textWrap="balance"
        >
          {lead}
        </Box>
      </Container>
    </Box>
  );
}
