import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TabHeadProps {
  readonly title: string;
  /** What can be done in this section. */
  readonly children?: ReactNode;
}

/** The head of a section: its name, and its actions at the other end. */
export function TabHead({ title, children }: TabHeadProps) {
  return (
    <Flex align="center" gap="3" wrap="wrap" marginBottom="4">
      <Heading as="h1" fontSize="xl" flex="1" minWidth="0">
        {title}
      </Heading>
      {children}
    </Flex>
  );
}
