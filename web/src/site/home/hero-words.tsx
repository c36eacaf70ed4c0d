import { Box, Flex, Heading } from '@chakra-ui/react';
import { hero } from '../../content/home-words.ts';
import { site } from '../../content/site.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Who, what and where, and the way to the enrolment form. */
export function HeroWords() {
  return (
    <Box paddingTop={{ base: '3', lg: '10' }} paddingBottom={{ base: '8', lg: '10' }}>
      <Box fontSize="xs" color="ink.inverseMuted" fontWeight="600">
        {hero.kicker}
      </Box>
      <Heading as="h1" fontSize="3xl" marginTop="2">
        {hero.title}
      </Heading>
      <Box marginTop="3" maxWidth="44ch" fontSize={{ base: 'md', lg: 'lg' }} lineHeight="1.45">
        {hero.lead}
      </Box>
      <Flex align="center" gap="3" wrap="wrap" marginTop={{ base: '4', lg: '6' }}>
        <LinkButton
          to="/inscription"
          look="call"
          fontSize="lg"
          paddingInline="10"
          minHeight="52px"
          flexGrow={{ base: 1, sm: 0 }}
        >
          {hero.enrol}
        </LinkButton>
        <LinkButton
          to="/formation"
          look="quiet"
          minHeight="52px"
          borderColor="ink.inverseMuted"
          display={{ base: 'none', sm: 'inline-flex' }}
          _hover={{ borderColor: 'call' }}
        >
          {hero.discover}
        </LinkButton>
      </Flex>
      <Box fontSize="sm" color="ink.inverseMuted" marginTop="3">
        {site.campaign}
      </Box>
    </Box>
  );
}
