import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { AnchorButton, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Steps } from '../ui/steps.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { btsPage, entrySteps, type BtsProgramme } from './programmes.texts.ts';
import { OptionList } from './option-list.tsx';

interface BtsPageProps {
  readonly programme: BtsProgramme;
}

export function BtsPage({ programme }: BtsPageProps) {
  const { other, optionsIntro, specialities } = programme;
  const page: SubjectPage = {
    ...programme,
    breadcrumb: [breadcrumb.formations],
    actions: [nextStep.enrol, other],
    parts: [
      { id: 'options', title: btsPage.options, intro: optionsIntro },
      { id: 'entree', title: btsPage.entry },
      { id: 'frais', title: btsPage.fees, intro: btsPage.feesIntro },
    ],
    next: { other: nextStep.programmes },
  };
  return (
    <SubjectPageView
      page={page}
      own={{
        options: <OptionList specialities={specialities} />,
        entree: <Entry programme={programme} />,
        frais: <Fees programme={programme} />,
      }}
    />
  );
}

function Entry({ programme }: BtsPageProps) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap={{ base: '5', lg: '12' }}>
      <Box>
        <Heading as="h3" fontSize="lg" marginBottom="4">
          {btsPage.profile}
        </Heading>
        <FactList facts={programme.profile} />
      </Box>
      <Box gridColumn={{ lg: 'span 2' }}>
        <Heading as="h3" fontSize="lg" marginBottom={{ base: '4', md: '6' }}>
          {btsPage.modality}
        </Heading>
        <Steps steps={entrySteps} titleLevel="h4" />
      </Box>
    </SimpleGrid>
  );
}

function Fees({ programme }: BtsPageProps) {
  const { title, fees, flyer, other } = programme;
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', lg: '12' }} alignItems="start">
        <FactList facts={fees} />
        <Flyer {...flyer} programme={title} />
      </SimpleGrid>
      <Card marginTop={{ base: '4', md: '10' }} padding={{ base: '4', md: '6' }}>
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
    </>
  );
}

interface FlyerProps {
  /** Address of the JPEG. */
  readonly file: string;
  readonly preview: string;
  readonly programme: string;
}

const Preview = chakra('img', {
  base: {
    flexShrink: '0',
    width: { base: '104px', sm: '180px' },
    height: 'auto',
    aspectRatio: '1240 / 1754',
    borderRadius: 'mark',
    boxShadow: 'card',
    background: 'surface.raised',
  },
});

/** The flyer of the programme: a preview and a download link. */
function Flyer({ file, preview, programme }: FlyerProps) {
  return (
    <Flex
      gap={{ base: '4', sm: '6' }}
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      padding={{ base: '4', md: '5' }}
      background="surface.sunken"
      borderRadius="card"
    >
      <Preview src={preview} alt={`${btsPage.flyerAlt} ${programme}`} loading="lazy" />
      <Box flex="1 1 11rem">
        <Heading as="h3" fontSize="lg">
          {btsPage.flyerTitle}
        </Heading>
        <Box marginBlock="2" fontSize="sm" color="ink.muted">
          {btsPage.flyerText}
        </Box>
        <AnchorButton href={file} download>
          <Download size={20} aria-hidden />
          {btsPage.flyer}
        </AnchorButton>
      </Box>
    </Flex>
  );
}
