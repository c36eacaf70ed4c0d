import { Flex } from '@chakra-ui/react';
import { temoignageMessages } from '@centre/domain/public-messages';
import { useEffect } from 'react';
import { stateOfList } from '../../content/list-states.ts';
import { temoignagesPage } from '../../content/temoignages.ts';
import type { PublicTemoignage } from '../../data/documents.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TemoignageGrid } from './temoignage-grid.tsx';

const none: readonly PublicTemoignage[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
async function load(): Promise<readonly PublicTemoignage[]> {
  const { publishedTemoignages } = await import('../../data/temoignages.ts');
  return publishedTemoignages();
}

/** What former trainees say. */
export function Temoignages() {
  const { value: temoignages, reload } = useLoaded(load, none);

  useEffect(() => subscribeToTemoignages(() => void reload()), [reload]);
  useAnnounced(stateOfList(temoignages?.length));

  return (
    <>
      <ListHead title={temoignagesPage.title} lead={temoignagesPage.lead} />
      <Container paddingTop={{ base: '6', md: '10' }}>
        {!temoignages && (
          // As high as a screen, so that nothing below it jumps when the cards come.
          <Flex justify="center" minHeight="90vh" paddingTop="20">
            <Spinner label={temoignagesPage.loading} />
          </Flex>
        )}
        {temoignages?.length === 0 && (
          <EmptyState title={temoignageMessages.empty} hint={temoignageMessages.emptyHint}>
            <LinkButton to={temoignagesPage.emptyAction.path} look="quiet">
              {temoignagesPage.emptyAction.label}
            </LinkButton>
          </EmptyState>
        )}
        {temoignages && temoignages.length > 0 && <TemoignageGrid temoignages={temoignages} />}
      </Container>
    </>
  );
}
