import { Box, Heading, SimpleGrid } from '@chakra-ui/react';
import { centrePage } from '../../content/centre.ts';
import { nextStep } from '../../content/next-step.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextAndPicture } from '../ui/text-and-picture.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { NoteGrid } from '../ui/note-grid.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';
import { Film } from './film.tsx';
import { Organisation } from './organisation.tsx';

/** The presentation of the centre: film, history, missions, organisation. */
export function Centre() {
  const { film, history, missions, organisation, specialities, hours } = centrePage;
  return (
    <>
      <PageHead
        title={centrePage.title}
        lead={centrePage.lead}
        picture="centre"
        trail={[]}
        facts={centrePage.facts}
      >
        <LinkButton to={nextStep.programmes.path} look="call">
          {nextStep.programmes.label}
        </LinkButton>
      </PageHead>
      <Section id="film" title={film.title} intro={film.text}>
        <SimpleGrid
          gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap={{ base: '6', lg: '10' }}
          alignItems="center"
        >
          <Film label={film.label} fallback={film.fallback} />
          <Box>
            <Heading as="h3" fontSize="lg" marginBottom="4">
              {film.scenesTitle}
            </Heading>
            <CheckList items={film.scenes} />
          </Box>
        </SimpleGrid>
      </Section>
      <Section id="histoire" title={history.title} tone="sunken">
        <Steps steps={history.steps} />
      </Section>
      <Section id="missions" title={missions.title} intro={missions.intro}>
        <NoteGrid notes={missions.items} columns={4} />
      </Section>
      <Section
        id="organisation"
        title={organisation.title}
        intro={organisation.intro}
        tone="sunken"
      >
        <TextAndPicture picture="companies">
          <Organisation levels={organisation.levels} />
        </TextAndPicture>
      </Section>
      <Section id="specialites" title={specialities.title} intro={specialities.intro}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {specialities.items.map(({ name, text, path }) => (
            <LinkCard key={name} to={path} title={name} text={text} />
          ))}
        </SimpleGrid>
      </Section>
      <Section id="horaires" title={hours.title} tone="sunken">
        <TextAndPicture picture="formations">
          <FactList facts={hours.facts} />
          <LinkButton to={hours.contact.path} marginTop="6">
            {hours.contact.label}
          </LinkButton>
        </TextAndPicture>
      </Section>
      <Box paddingTop="8">
        <NextStep other={nextStep.programmes} />
      </Box>
    </>
  );
}
