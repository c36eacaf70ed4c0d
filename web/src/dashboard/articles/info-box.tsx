import { Box, chakra, Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { articleEditor } from '../../content/dashboard/articles.ts';

const { info } = articleEditor;

const Frame = chakra('aside', {
  base: {
    display: 'flex',
    gap: '4',
    padding: '4',
    background: 'brand.soft',
    borderRadius: 'card',
    fontSize: 'sm',
    lineHeight: '1.5',
  },
});

/** Where an article appears: one in large, some small beside it. */
export function InfoBox() {
  return (
    <Frame aria-label={info.title}>
      <Layout />
      <Box>
        <Box fontWeight="600" marginBottom="1">
          {info.title}
        </Box>
        <Box>{info.principal}</Box>
        <Box marginTop="2">{info.secondaires}</Box>
      </Box>
    </Frame>
  );
}

/** The news of the home page as a sketch. */
function Layout() {
  return (
    <Flex aria-hidden gap="1" width="112px" height="72px" flexShrink="0">
      <Box flex="3" background="call" borderRadius="mark" />
      <Flex direction="column" flex="2" gap="1">
        {Array.from({ length: limits.secondaryArticles }, (_, index) => (
          <Box key={index} flex="1" background="brand" opacity="0.5" borderRadius="mark" />
        ))}
      </Flex>
    </Flex>
  );
}
