import { nextStep } from '../../content/next-step.ts';
import { tradeFields } from '../../content/short-course-trades.ts';
import { shortCourses } from '../../content/short-courses.ts';
import { trail } from '../../content/trail.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextAndPicture } from '../ui/text-and-picture.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';
import { TradeFields } from './trade-fields.tsx';

/** The short courses: trades by field, the maintenance audit, how a course goes. */
export function ShortCourses() {
  const { audit } = shortCourses;
  return (
    <>
      <PageHead
        title={shortCourses.title}
        lead={shortCourses.lead}
        picture="shortCourses"
        trail={[trail.formations]}
        facts={shortCourses.facts}
      >
        <LinkButton to={nextStep.contact.path} look="call">
          {nextStep.contact.label}
        </LinkButton>
        <LinkButton to={shortCourses.companies.path} look="quiet">
          {shortCourses.companies.label}
        </LinkButton>
      </PageHead>
      <Section id="metiers" title={shortCourses.tradesTitle} intro={shortCourses.tradesIntro}>
        <TradeFields fields={tradeFields} label={shortCourses.index} />
      </Section>
      <Section id="deroulement" title={shortCourses.howTitle} tone="sunken">
        <Steps steps={shortCourses.how} />
      </Section>
      <Section id="audit" title={audit.title} intro={audit.text}>
        <TextAndPicture picture="entretienDetail">
          <FactList facts={audit.facts} />
        </TextAndPicture>
      </Section>
      <NextStep
        title={shortCourses.nextTitle}
        text={shortCourses.nextText}
        action={nextStep.contact}
        other={nextStep.programmes}
      />
    </>
  );
}
