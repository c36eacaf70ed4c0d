import { Box, Card, chakra, Flex, Heading } from '@chakra-ui/react';
import { formatCalendarDay, formatDay } from '@centre/domain/dates';
import { personsWords } from '../../texts/persons.texts.ts';
import type { HeldApplication } from '../../data/staff/personal-data.ts';
import { Notice } from '../ui/notice.tsx';
import { fullName } from '../../texts/answers.texts.ts';
import { receivedText, statutText } from '../../texts/fiche.texts.ts';

interface HeldProps {
  readonly application: HeldApplication;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Held({ application: { inscription, journal }, isChosen, onChoose }: HeldProps) {
  const { reference, dateNaissance, expiration } = inscription;
  const words = [
    ...(dateNaissance === '' ? [] : [personsWords.born(formatCalendarDay(dateNaissance))]),
    personsWords.received(receivedText(inscription)),
    statutText(inscription),
    personsWords.journal(journal.length),
  ];
  return (
    <chakra.label display="flex" alignItems="flex-start" gap="3" padding="4" cursor="pointer">
      <chakra.input
        type="checkbox"
        width="20px"
        height="20px"
        flex="none"
        marginTop="2px"
        accentColor="brand"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Box minWidth="0">
        <Flex gap="3" wrap="wrap" align="baseline" fontWeight="600">
          {fullName(inscription)}
          <chakra.span color="brand" fontVariantNumeric="tabular-nums">
            {reference || personsWords.noReference}
          </chakra.span>
        </Flex>
        <Box color="ink.muted" fontSize="sm">
          {words.join(' · ')}
        </Box>
        <Box fontSize="sm">{personsWords.keptUntil(formatDay(expiration))}</Box>
      </Box>
    </chakra.label>
  );
}

interface HeldListProps {
  readonly applications: readonly HeldApplication[];
  readonly chosen: ReadonlySet<string>;
  readonly areSeveral: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** The found data, to select those of the person. */
export function HeldList({ applications, chosen, areSeveral, onChoose }: HeldListProps) {
  return (
    <Box as="section" aria-label={personsWords.held} display="grid" gap="3">
      <Heading as="h2" fontSize="lg">
        {personsWords.held}
      </Heading>
      {areSeveral && <Notice>{personsWords.several}</Notice>}
      <Box as="ul" display="grid" gap="3">
        {applications.map((application) => (
          <Card.Root key={application.inscription.id} as="li" size="md" padding="0">
            <Held
              application={application}
              isChosen={chosen.has(application.inscription.id)}
              onChoose={(isChosen) => onChoose(application.inscription.id, isChosen)}
            />
          </Card.Root>
        ))}
      </Box>
    </Box>
  );
}
