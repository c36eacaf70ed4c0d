import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { nextStep } from '../../content/next-step.ts';
import { tradeFields } from '../../content/short-course-trades.ts';
import { shortCourses, type Trade, type TradeField } from '../../content/short-courses.ts';
import { trail } from '../../content/trail.ts';
import { BesidePicture } from '../../ui/beside-picture.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Card } from '../../ui/layout.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';

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
        <BesidePicture picture="entretienDetail">
          <FactList facts={audit.facts} />
        </BesidePicture>
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

interface TradeFieldsProps {
  readonly fields: readonly TradeField[];
  /** What the list of fields at the top is for. */
  readonly label: string;
}

const FieldLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'round',
    background: 'surface.raised',
    fontSize: 'sm',
    fontWeight: '600',
    _hover: { borderColor: 'brand', color: 'brand' },
  },
});

const Duration = chakra('span', {
  base: {
    flexShrink: '0',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'brand',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

/** The trades of the short courses, one card a field, with a list of fields to jump to. */
function TradeFields({ fields, label }: TradeFieldsProps) {
  return (
    <>
      <chakra.nav aria-label={label} marginBottom="8">
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
          {fields.map(({ id, name }) => (
            <li key={id}>
              <FieldLink href={`#${id}`}>{name}</FieldLink>
            </li>
          ))}
        </Flex>
      </chakra.nav>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        {fields.map(({ id, name, trades }) => (
          <Card key={id} id={id} padding={{ base: '5', md: '6' }}>
            <Heading as="h3" fontSize="xl" color="brand">
              {name}
            </Heading>
            <chakra.ul listStyleType="none" marginTop="3">
              {trades.map((trade) => (
                <TradeRow key={trade.name} {...trade} />
              ))}
            </chakra.ul>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}

function TradeRow({ name, text, duration }: Trade) {
  return (
    <chakra.li paddingBlock="3" borderTop="1px solid" borderColor="line">
      <Flex justify="space-between" align="baseline" gap="4">
        <Box fontWeight="600">{name}</Box>
        <Duration>{duration}</Duration>
      </Flex>
      <Box fontSize="sm" color="ink.muted">
        {text}
      </Box>
    </chakra.li>
  );
}
