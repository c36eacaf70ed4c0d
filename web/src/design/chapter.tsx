import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DimensionLine } from '../ui/dimension-line.tsx';

/** Where a chapter stands. */
export interface ChapterPlace {
  /** Its address within the page. */
  readonly id: string;
  readonly title: string;
}

interface ChapterProps extends ChapterPlace {
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of the page. */
export function Chapter({ id, title, lead, children }: ChapterProps) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      paddingBlock="10"
      borderTop="1px solid"
      borderColor="line"
    >
      <DimensionLine marginBottom="3" />
      <Heading as="h2" id={id} fontSize="2xl" scrollMarginTop="20">
        {title}
      </Heading>
      <Box marginTop="2" maxWidth="measure" color="ink.muted">
        {lead}
      </Box>
      {children}
    </Box>
  );
}
