import { Box, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Divider } from './divider.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    paddingBlock: { base: '12', md: '20' },
    paddingInline: '5',
    textAlign: 'center',
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: 'card',
  },
});

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string;
  /** What can be done meanwhile. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list, with what will be there. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <Frame>
      <Divider />
      <Heading as="h2" fontSize="xl">
        {title}
      </Heading>
      {hint && (
        <Box color="ink.muted" maxWidth="measure">
          {hint}
        </Box>
      )}
      {children}
    </Frame>
  );
}
