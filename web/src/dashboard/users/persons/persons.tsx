import { Box } from '@chakra-ui/react';
import { personsWords } from '../../../content/dashboard/persons.ts';
import { useAnnounced } from '../../../ui/announcer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HeldList } from './held-list.tsx';
import { PersonSearch } from './person-search.tsx';
import { RequestActions } from './request-actions.tsx';
import { areSeveral, useDataRequest } from './use-data-request.ts';

/** Answers people who ask what is held of them, or want it erased. */
export function Persons() {
  const { found, isErasing, search, choose, erase } = useDataRequest();
  const chosen =
    found?.applications.filter(({ inscription }) => found.chosen.has(inscription.id)) ?? [];
  useAnnounced(found && personsWords.found(found.applications.length));

  return (
    <Box display="grid" gap="5">
      <Box color="ink.muted" maxWidth="measure">
        {personsWords.lead}
      </Box>
      <PersonSearch onSearch={search} />
      {found?.applications.length === 0 && <EmptyState {...personsWords.none} />}
      {found && found.applications.length > 0 && (
        <>
          <HeldList
            applications={found.applications}
            chosen={found.chosen}
            areSeveral={areSeveral(found.applications)}
            onChoose={choose}
          />
          <RequestActions chosen={chosen} isErasing={isErasing} onErase={() => void erase()} />
        </>
      )}
    </Box>
  );
}
