import { Box } from '@chakra-ui/react';
import { companies } from '../../content/companies.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextAndPicture } from '../ui/text-and-picture.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { NoteGrid } from '../ui/note-grid.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';

/** What the centre does for companies: training, services, audits. */
export function Companies() {
  const { training, services, audit, how, next } = companies;
  return (
    <>
      <PageHead
        title={companies.title}
        lead={companies.lead}
        picture="companies"
        trail={[]}
        facts={companies.facts}
      >
        <LinkButton to={next.action.path} look="call">
          {companies.call}
        </LinkButton>
      </PageHead>
      <Section id="formation" title={training.title} intro={training.intro}>
        <NoteGrid notes={training.topics} columns={3} />
      </Section>
      <Section id="prestation" title={services.title} intro={services.intro} tone="sunken">
        <NoteGrid notes={services.items} columns={2} />
      </Section>
      <Section id="audit" title={audit.title} intro={audit.text}>
        <TextAndPicture picture="entretienDetail">
          <FactList facts={audit.phases} />
        </TextAndPicture>
      </Section>
      <Section id="deroulement" title={how.title} tone="sunken">
        <Steps steps={how.steps} />
      </Section>
      <Box paddingTop="8">
        <NextStep {...next} />
      </Box>
    </>
  );
}
