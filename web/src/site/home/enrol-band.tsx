import { Box, Flex } from '@chakra-ui/react';
import { enrolBand } from '../../content/home-words.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';

/** The way to the enrolment form, halfway down the page. */
export function EnrolBand() {
  return (
    <Container>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        gap="4"
        padding={{ base: '5', md: '6' }}
        background="call.soft"
        borderInlineStart="4px solid"
        borderColor="call"
        borderRadius="card"
      >
        <Box>
          <Box fontFamily="heading" fontWeight="600" fontSize="xl" lineHeight="tight">
            {enrolBand.title}
          </Box>
          <Box color="ink.muted" marginTop="1">
            {enrolBand.text}
          </Box>
        </Box>
        <LinkButton
          to="/inscription"
          look="call"
          fontSize="lg"
          paddingInline="10"
          minHeight="52px"
          flexShrink="0"
        >
          {enrolBand.action}
        </LinkButton>
      </Flex>
    </Container>
  );
}
