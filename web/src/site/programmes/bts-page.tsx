import { Box, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { nextStep } from '../../content/next-step.ts';
import type { BtsProgramme } from '../../content/programme.ts';
import { btsPage, entrySteps } from '../../content/programmes.ts';
import { trail } from '../../content/trail.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Card } from '../../ui/layout.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';
import { Flyer } from './flyer.tsx';
import { OptionList } from './option-list.tsx';

interface BtsPageProps {
  readonly programme: BtsProgramme;
}

/** The page of one of the two BTS: options, conditions of entry, fees, flyer. */
export function BtsPage({ programme }: BtsPageProps) {
  const { title, lead, picture, facts, profile, fees, flyer, other } = programme;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        picture={picture}
        trail={[trail.formations]}
        facts={facts}
      >
        <LinkButton to={nextStep.enrol.path} look="call">
          {nextStep.enrol.label}
        </LinkButton>
        <LinkButton to={other.path} look="quiet">
          {other.label}
        </LinkButton>
      </PageHead>
      <Section id="options" title={btsPage.options} intro={programme.optionsIntro}>
        <OptionList specialities={programme.specialities} />
      </Section>
      <Section id="entree" title={btsPage.entry} tone="sunken">
        <SimpleGrid columns={{ base: 1, lg: 3 }} gap={{ base: '8', lg: '12' }}>
          <Box>
            <Heading as="h3" fontSize="lg" marginBottom="4">
              {btsPage.profile}
            </Heading>
            <FactList facts={profile} />
          </Box>
          <Box gridColumn={{ lg: 'span 2' }}>
            <Heading as="h3" fontSize="lg" marginBottom="6">
              {btsPage.modality}
            </Heading>
            <Steps steps={entrySteps} titleLevel="h4" />
          </Box>
        </SimpleGrid>
      </Section>
      <Section id="frais" title={btsPage.fees} intro={btsPage.feesIntro}>
        <SimpleGrid
          columns={{ base: 1, lg: 2 }}
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
        >
          <FactList facts={fees} />
          <Flyer {...flyer} programme={title} />
        </SimpleGrid>
        <Card marginTop="10" padding={{ base: '5', md: '6' }}>
          <Flex wrap="wrap" gap="4" align="center" justify="space-between">
            <Box>
              <Heading as="h3" fontSize="lg">
                {other.title}
              </Heading>
              <Box marginTop="1" color="ink.muted" maxWidth="measure">
                {other.text}
              </Box>
            </Box>
            <LinkButton to={other.path}>{other.label}</LinkButton>
          </Flex>
        </Card>
      </Section>
      <NextStep other={nextStep.programmes} />
    </>
  );
}
