import { SimpleGrid } from '@chakra-ui/react';
import { bacpro } from '../../content/bacpro.ts';
import { nextStep } from '../../content/next-step.ts';
import { trail } from '../../content/trail.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextAndPicture } from '../ui/text-and-picture.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';

/** The BAC PRO: three years, its specialities, how to get in and what comes after. */
export function Bacpro() {
  return (
    <>
      <PageHead
        title={bacpro.title}
        lead={bacpro.lead}
        picture="bacpro"
        trail={[trail.formations]}
        facts={bacpro.facts}
      >
        <LinkButton to={nextStep.enrol.path} look="call">
          {nextStep.enrol.label}
        </LinkButton>
      </PageHead>
      <Section id="annees" title={bacpro.yearsTitle}>
        <Steps steps={bacpro.years} />
      </Section>
      <Section
        id="specialites"
        title={bacpro.specialitiesTitle}
        intro={bacpro.specialitiesIntro}
        tone="sunken"
      >
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="5">
          {bacpro.specialities.map(({ name, text, path }) => (
            <LinkCard key={path} to={path} title={name} text={text} />
          ))}
        </SimpleGrid>
      </Section>
      <Section id="programme" title={bacpro.weekTitle}>
        <CheckList items={bacpro.week} columns={2} />
      </Section>
      <Section id="entree" title={bacpro.entryTitle} tone="sunken">
        <TextAndPicture picture="about">
          <FactList facts={bacpro.entry} />
        </TextAndPicture>
      </Section>
      <Section id="apres" title={bacpro.afterTitle} intro={bacpro.after.text}>
        <LinkButton to={bacpro.after.path}>{bacpro.after.label}</LinkButton>
      </Section>
      <NextStep other={nextStep.programmes} />
    </>
  );
}
