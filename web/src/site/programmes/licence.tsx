import { Box, Heading, SimpleGrid } from '@chakra-ui/react';
import { licence } from '../../content/licence.ts';
import { nextStep } from '../../content/next-step.ts';
import { trail } from '../../content/trail.ts';
import { Container } from '../../ui/layout.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { NoteGrid } from '../ui/note-grid.tsx';
import { Section } from '../ui/section.tsx';
import { Trail } from '../ui/trail.tsx';
import { Marquee } from './marquee.tsx';

/** The licence, which is being prepared: a banner that says so, and what one can do meanwhile. */
export function Licence() {
  return (
    <>
      <Box background="brand" color="ink.inverse">
        <Container paddingTop="3">
          <Trail crumbs={[trail.formations]} current={licence.title} />
          <Heading as="h1" fontSize="3xl" marginTop={{ base: '2', md: '4' }}>
            {licence.title}
          </Heading>
          <Box marginTop="3" fontSize={{ base: 'lg', md: 'xl' }} fontWeight="600">
            {licence.soon}
          </Box>
          <Box marginTop="2" maxWidth="measure">
            {licence.lead}
          </Box>
        </Container>
        <Marquee
          text={licence.banner}
          labels={{ hint: licence.hint, pause: licence.pause, play: licence.play }}
        />
      </Box>
      <Section id="preparation" title={licence.preparedTitle}>
        <NoteGrid notes={licence.prepared} columns={3} />
      </Section>
      <Section
        id="en-attendant"
        title={licence.meanwhileTitle}
        intro={licence.meanwhile}
        tone="sunken"
      >
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {licence.links.map(({ path, ...card }) => (
            <LinkCard key={path} to={path} {...card} />
          ))}
        </SimpleGrid>
      </Section>
      <Box paddingTop="8">
        <NextStep
          title={licence.nextTitle}
          text={licence.nextText}
          action={nextStep.contact}
          other={nextStep.programmes}
        />
      </Box>
    </>
  );
}
