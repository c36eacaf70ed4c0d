import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { home } from '../../content/home.ts';
import { site } from '../../content/site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import { News } from './news.tsx';

export function Home() {
  return (
    <>
      <Box background="brand" color="ink.inverse">
        <Container paddingBlock={{ base: '6', md: '12' }}>
          <SimpleGrid
            columns={{ base: 1, lg: 2 }}
            gap={{ base: '6', lg: '12' }}
            alignItems="center"
          >
            <Box>
              <Box fontSize="sm" color="ink.inverseMuted" marginBottom="2">
                {home.kicker}
              </Box>
              <Heading as="h1" fontSize="3xl">
                {home.title}
              </Heading>
              <Box marginBlock="4" maxWidth="measure">
                {home.lead}
              </Box>
              <Flex align="center" gap="4" wrap="wrap">
                <LinkButton to="/inscription" look="call" fontSize="lg" paddingInline="8">
                  {home.enrol}
                </LinkButton>
                <Box fontSize="sm" color="ink.inverseMuted">
                  {site.campaign}
                </Box>
              </Flex>
            </Box>
            <Box borderRadius="card" overflow="hidden">
              <Picture name="hero" sizes="(min-width: 992px) 560px, 100vw" isFirst />
            </Box>
          </SimpleGrid>
        </Container>
      </Box>
      <Figures />
      <News />
    </>
  );
}

function Figures() {
  return (
    <chakra.section aria-labelledby="chiffres" background="surface.sunken">
      <Container paddingBlock="8">
        <Heading as="h2" id="chiffres" srOnly>
          {home.figuresTitle}
        </Heading>
        <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="6">
          {home.figures.map(({ value, label }) => (
            <Flex key={label} direction="column-reverse" justify="flex-end">
              <chakra.dt fontSize="sm" color="ink.muted">
                {label}
              </chakra.dt>
              <chakra.dd
                fontFamily="heading"
                fontWeight="600"
                fontSize="2xl"
                color="brand"
                lineHeight="tight"
              >
                {value}
              </chakra.dd>
            </Flex>
          ))}
        </SimpleGrid>
      </Container>
    </chakra.section>
  );
}
