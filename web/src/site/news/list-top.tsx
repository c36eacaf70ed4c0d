import { Box, Flex, Heading } from '@chakra-ui/react';
import { newsPage } from '../../content/news.ts';

interface ListTopProps {
  /** Whether an article is read above the list. */
  readonly isBelow: boolean;
  readonly children: string | undefined;
}

/** The title of the list, and how far it has come. */
export function ListTop({ isBelow, children }: ListTopProps) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" marginBottom="4">
      <Heading as="h2" fontSize="2xl" srOnly={!isBelow}>
        {isBelow ? newsPage.otherArticles : newsPage.list}
      </Heading>
      <Box fontSize="sm" color="ink.muted">
        {children}
      </Box>
    </Flex>
  );
}
