import { Box, chakra } from '@chakra-ui/react';
import { DimensionLine } from '../../ui/dimension-line.tsx';

interface SectionTitleProps {
  /** Ties the section to its title. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly isInverse?: boolean;
}

/** The title of a block whose arrows stand on the same line. */
export function SectionTitle({ id, title, lead, isInverse = false }: SectionTitleProps) {
  return (
    <>
      <DimensionLine marginBottom="3" />
      <chakra.h2 id={id} fontSize="2xl">
        {title}
      </chakra.h2>
      {lead && (
        <Box
          marginTop="2"
          maxWidth="measure"
          color={isInverse ? 'ink.inverseMuted' : 'ink.muted'}
        >
          {lead}
        </Box>
      )}
    </>
  );
}
