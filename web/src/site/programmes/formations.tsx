import { SimpleGrid } from '@chakra-ui/react';
import { departments } from '../../content/departments.ts';
import { nextStep } from '../../content/next-step.ts';
import { formations } from '../../content/programmes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { VisitCard } from './visit-card.tsx';

/** All the ways of learning a trade here: levels, ways in, departments. */
export function Formations() {
  return (
    <>
      <PageHead
        title={formations.title}
        lead={formations.lead}
        picture="formations"
        trail={[]}
        facts={formations.facts}
      >
        <LinkButton to={nextStep.enrol.path} look="call">
          {nextStep.enrol.label}
        </LinkButton>
      </PageHead>
      <Section id="niveaux" title={formations.levelsTitle} intro={formations.levelsIntro}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {formations.levels.map(({ path, ...card }) => (
            <LinkCard key={path} to={path} {...card} />
          ))}
        </SimpleGrid>
      </Section>
      <Section
        id="choisir"
        title={formations.choiceTitle}
        intro={formations.choiceIntro}
        tone="sunken"
      >
        <ChoiceTable rows={formations.choice} />
      </Section>
      <Section
        id="departements"
        title={formations.departmentsTitle}
        intro={formations.departmentsIntro}
      >
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {departments.map(({ path, title, description }) => (
            <LinkCard
              key={path}
              to={path}
              title={title}
              text={description}
              picture={formations.departmentPictures[path]}
            />
          ))}
          <VisitCard />
        </SimpleGrid>
      </Section>
      <NextStep other={nextStep.contact} />
    </>
  );
}
