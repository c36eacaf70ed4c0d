import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Container } from '../../ui/layout.tsx';

interface BlockProps extends HTMLChakraProps<'section'> {
  /** The id of its title. */
  readonly titleId: string;
}

export function Block({ titleId, children, ...rest }: BlockProps) {
  return (
    <chakra.section aria-labelledby={titleId} paddingBlock={{ base: '6', md: '16' }} {...rest}>
      <Container>{children}</Container>
    </chakra.section>
  );
}

interface BlockTitleProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly isInverse?: boolean;
}

/** The title of a block; the arrows of its row may stand on the same line. */
export function BlockTitle({ id, title, lead, isInverse = false }: BlockTitleProps) {
  return (
    <>
      <chakra.h2 id={id} fontSize="2xl">
        {title}
      </chakra.h2>
      {lead && (
        <Box
          marginTop="2"
          maxWidth="measure"
          display={{ base: 'none', md: 'block' }}
          color={isInverse ? 'ink.inverseMuted' : 'ink.muted'}
        >
          {lead}
        </Box>
      )}
    </>
  );
}
