import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { contact } from '../../texts/contact.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { networkNames, site } from '../../texts/site.texts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { innerFocusRing } from '../../ui/focus-ring.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Card, Container, twoColumns } from '../../ui/layout.tsx';
import { ContactDetails } from '../ui/contact-details.tsx';
import { MeterBar } from '../ui/meter-bar.tsx';
import { Section } from '../ui/section.tsx';
import { SocialIcon } from '../ui/social-links.tsx';
import { follow, hero, statistics } from './fixed-blocks.texts.ts';

export function HeroWords() {
  const campagne = useCampagne();
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
          variant="call"
          fontSize="lg"
          paddingInline="10"
          minHeight="52px"
          flexGrow={{ base: 1, sm: 0 }}
        >
          {hero.enrol}
        </LinkButton>
        <LinkButton
          to="/formation"
          variant="outline"
          minHeight="52px"
          borderColor="ink.inverseMuted"
          display={{ base: 'none', sm: 'inline-flex' }}
          _hover={{ borderColor: 'call' }}
        >
          {hero.discover}
        </LinkButton>
      </Flex>
      <Box fontSize="sm" color="ink.inverseMuted" marginTop="3">
        {campagne?.titre ?? site.campaign}
      </Box>
    </Box>
  );
}

const Figure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    position: 'relative',
    paddingTop: '5',
    // Drawn like a dimension line, with its two ends.
    borderInline: '1px solid',
    borderColor: 'line.strong',
    paddingInline: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '2',
      height: '1px',
      background: 'line.strong',
    },
  },
});

export function Figures() {
  return (
    <chakra.section aria-labelledby="chiffres" paddingBlock={{ base: '4', md: '12' }}>
      <Container>
        <Heading as="h2" id="chiffres" srOnly>
          {hero.figuresTitle}
        </Heading>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: twoColumns, lg: 'repeat(4, 1fr)' }}
          columnGap="0"
          rowGap={{ base: '2', md: '8' }}
        >
          {hero.figures.map(({ prefix, value, label }) => (
            <Figure key={label}>
              <chakra.dt fontSize="sm" color="ink.muted" lineHeight="1.35" marginTop="1">
                {label}
              </chakra.dt>
              <chakra.dd
                fontFamily="heading"
                fontWeight="600"
                fontSize={{ base: '2xl', md: '3xl' }}
                color="brand"
                lineHeight="1"
                letterSpacing="-0.01em"
              >
                {prefix && (
                  <chakra.span fontSize="xl" letterSpacing="0">
                    {prefix}{' '}
                  </chakra.span>
                )}
                {value}
              </chakra.dd>
            </Figure>
          ))}
        </chakra.dl>
      </Container>
    </chakra.section>
  );
}

/** The way to the enrolment form, halfway down the page. */
export function EnrolCard() {
  const campagne = useCampagne();
  return (
    <Flex
      // A phone has the button of the bar below, and the dates twice above.
      display={{ base: 'none', lg: 'flex' }}
      direction="column"
      justify="center"
      gap="3"
      height="100%"
      padding="5"
      background="call.soft"
      borderTop="4px solid"
      borderColor="call"
      borderRadius="card"
    >
      <Box fontFamily="heading" fontWeight="600" fontSize="xl" lineHeight="tight">
        {campagne?.titre ?? site.campaign}
      </Box>
      <Box color="ink.muted">{campagne?.texte}</Box>
      <LinkButton to="/inscription" variant="call" fontSize="lg" marginTop="2">
        {site.enrol}
      </LinkButton>
    </Flex>
  );
}

export function StatisticsBars() {
  return (
    <Section id="resultats" title={statistics.title} titleAt="left">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }}>
        {statistics.bars.map((bar) => (
          <MeterBar key={bar.label} {...bar} />
        ))}
      </SimpleGrid>
    </Section>
  );
}

export function ContactBlock() {
  return (
    <Section id="contact" title={contact.blockTitle}>
      <ContactDetails />
    </Section>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: 'center',
    gap: { base: '1', lg: '3' },
    minHeight: '52px',
    paddingInline: { base: '1', lg: '4' },
    paddingBlock: { base: '2', lg: '0' },
    borderTopWidth: '1px',
    transition: 'background-color {durations.quick} ease-out',
    _hover: { background: 'brand.soft' },
    _focusVisible: innerFocusRing,
  },
});

const networkLine = {
  justify: 'space-between',
  flex: { lg: '1' },
  fontSize: { base: 'xs', sm: 'sm' },
} as const;

export function FollowUs() {
  return (
    <Card as="aside" aria-labelledby="suivez-nous">
      <Heading as="h3" id="suivez-nous" fontSize="lg" padding={{ base: '3', lg: '4' }}>
        {follow.title}
      </Heading>
      <SimpleGrid
        as="ul"
        templateColumns={{ base: 'repeat(auto-fit, minmax(3.5rem, 1fr))', lg: '1fr' }}
      >
        {centre.socialLinks.map(({ network, url, followers }) => (
          <li key={network}>
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              <Box color="brand">
                <SocialIcon network={network} />
              </Box>
              <Flex {...networkLine}>
                <Box fontWeight="600" display={{ base: 'none', lg: 'block' }}>
                  {networkNames[network]}
                </Box>
                <Box color="ink.muted" fontVariantNumeric="tabular-nums">
                  {formatCount(followers)}{' '}
                  <chakra.span display={{ base: 'none', lg: 'inline' }}>
                    {follow.followers}
                  </chakra.span>
                </Box>
              </Flex>
            </Anchor>
          </li>
        ))}
      </SimpleGrid>
    </Card>
  );
}
