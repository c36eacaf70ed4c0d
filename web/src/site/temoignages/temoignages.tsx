import { Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { temoignagesPage } from '../../texts/temoignages.texts.ts';
import { queryKeys } from '../../data/public/page-data.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';
import { usePublicQuery, type Load } from '../../data/public/use-public-query.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { decodedPart } from '../decoded-part.ts';
import { TemoignageCard } from './temoignage-card.tsx';

const none: readonly Temoignage[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load: Load<readonly Temoignage[]> = async (sent) =>
  (await import('../../data/public/published-lists.ts')).publishedTemoignages(sent);

export function Temoignages() {
  const { value: temoignages, reload } = usePublicQuery(queryKeys.temoignages, load, none);

  useEffect(() => subscribeToTemoignages(() => void reload()), [reload]);
  useAnnounced(stateOfList(temoignages?.length));

  return (
    <>
      <ListHead title={temoignagesPage.title} lead={temoignagesPage.lead} />
      <Container paddingTop={{ base: '6', md: '10' }}>
        {!temoignages && (
          // As high as a screen, so that nothing shifts when the cards appear.
          <Flex justify="center" minHeight="90vh" paddingTop="20">
            <Spinner label={temoignagesPage.loading} />
          </Flex>
        )}
        {temoignages?.length === 0 && (
          <EmptyState title={temoignageMessages.empty} hint={temoignageMessages.emptyHint}>
            <LinkButton to={temoignagesPage.emptyAction.path} variant="outline">
              {temoignagesPage.emptyAction.label}
            </LinkButton>
          </EmptyState>
        )}
        {temoignages && temoignages.length > 0 && <TemoignageGrid temoignages={temoignages} />}
      </Container>
    </>
  );
}

interface TemoignageGridProps {
  readonly temoignages: readonly Temoignage[];
}

/** The testimonials, and among them the one that the address points at. */
function TemoignageGrid({ temoignages }: TemoignageGridProps) {
  const { hash: fragment, key } = useLocation();
  // The server never sees it.
  const hash = useIsHydrated() ? fragment : '';

  useEffect(() => {
    const card = hash ? document.getElementById(decodedPart(hash.slice(1))) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <>
      <Heading as="h2" srOnly>
        {temoignagesPage.list}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '4', md: '6' }}>
        {temoignages.slice(0, limits.publishedTemoignages).map((temoignage) => (
          <TemoignageCard
            key={temoignage.id}
            temoignage={temoignage}
            isPointedAt={decodedPart(hash) === `#temoignage-${temoignage.id}`}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
