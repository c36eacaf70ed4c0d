import { Box, Card, Heading } from '@chakra-ui/react';
import { personsWords } from '../../texts/persons.texts.ts';
import type { HeldApplication } from '../../data/staff/personal-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { Held } from './held.tsx';

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
