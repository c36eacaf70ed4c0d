import { Box, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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

/** The mark of a measured length, as on a workshop drawing. */
const Mark = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    width: '64px',
    height: '12px',
    borderInline: '2px solid',
    borderColor: 'call',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '1',
      top: '5px',
      height: '2px',
      background: 'call',
    },
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
      <Mark aria-hidden />
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
