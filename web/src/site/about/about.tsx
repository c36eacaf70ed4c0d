import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { about } from '../../content/about.ts';
import { nextStep } from '../../content/next-step.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextAndPicture } from '../ui/text-and-picture.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';

/** What the centre offers, to whom, and how one learns there. */
export function About() {
  const { audience, method, equipment, outcomes, questions } = about;
  return (
    <>
      <PageHead
        title={about.title}
        lead={about.lead}
        picture="about"
        trail={[]}
        facts={about.facts}
      >
        <LinkButton to={about.centre.path} look="call">
          {about.centre.label}
        </LinkButton>
      </PageHead>
      <Section id="pour-qui" title={audience.title}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {audience.items.map(({ title, text, path }) => (
            <LinkCard key={path} to={path} title={title} text={text} />
          ))}
        </SimpleGrid>
      </Section>
      <Section id="methode" title={method.title} intro={method.intro} tone="sunken">
        <Steps steps={method.steps} />
      </Section>
      <Section id="equipements" title={equipment.title} intro={equipment.intro}>
        <TextAndPicture picture="electromecaniqueDetail">
          <CheckList items={equipment.items} />
          <LinkButton to={equipment.gallery.path} marginTop="8">
            {equipment.gallery.label}
          </LinkButton>
        </TextAndPicture>
      </Section>
      <Section id="apres" title={outcomes.title} intro={outcomes.text} tone="sunken">
        <LinkButton to={outcomes.testimonials.path}>{outcomes.testimonials.label}</LinkButton>
      </Section>
      <Section id="questions" title={questions.title}>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="12" rowGap="8">
          {questions.items.map(({ question, answer }) => (
            <chakra.div key={question}>
              <Heading as="h3" fontSize="lg">
                {question}
              </Heading>
              <Box marginTop="2" color="ink.muted">
                {answer}
              </Box>
            </chakra.div>
          ))}
        </SimpleGrid>
      </Section>
      <NextStep other={nextStep.programmes} />
    </>
  );
}
