import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatCalendarDay, formatDay } from '@centre/domain/dates';
import { fullName } from '../../texts/answers.texts.ts';
import { receivedText, statutText } from '../../texts/fiche.texts.ts';
import { personsWords } from '../../texts/persons.texts.ts';
import type { HeldApplication } from '../../data/staff/personal-data.ts';

interface HeldProps {
  readonly application: HeldApplication;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export function Held({ application: { inscription, journal }, isChosen, onChoose }: HeldProps) {
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
