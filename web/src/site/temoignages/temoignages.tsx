import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { temoignagesPage } from '../../texts/temoignages.texts.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card, Container } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { decodedPart } from '../decoded-part.ts';
import { formatDate } from '@centre/domain/dates';
import { Star } from 'lucide-react';
import { Portrait } from '../ui/portrait.tsx';

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

interface TemoignageCardProps {
  readonly temoignage: Temoignage;
  /** Whether the address points at it. */
  readonly isPointedAt: boolean;
}

/** A testimonial. */
export function TemoignageCard({ temoignage, isPointedAt }: TemoignageCardProps) {
  const { id, prenom, nom, contenu, note, dateCreation } = temoignage;
  const nameId = `nom-${id}`;
  return (
    <Card
      as="article"
      id={`temoignage-${id}`}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={isPointedAt ? 'true' : undefined}
      display="flex"
      flexDirection="column"
      padding={{ base: '5', md: '6' }}
      css={{
        '&[aria-current]': {
          borderColor: 'call',
          outline: '3px solid',
          outlineColor: 'call',
          background: 'call.soft',
        },
      }}
    >
      <Flex wrap="wrap" gap="4" align="flex-start">
        <Portrait of={temoignage} size={80} borderRadius="control" />
        <Box flex="1 1 9rem">
          <Heading as="h3" id={nameId} fontSize="lg">
            {`${prenom} ${nom}`.trim() || temoignageMessages.anonymous}
          </Heading>
          <Work {...temoignage} />
        </Box>
      </Flex>
      <chakra.blockquote flex="1" marginTop="5" whiteSpace="pre-line">
        {contenu}
      </chakra.blockquote>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        wrap="wrap"
        marginTop="5"
        paddingTop="3"
        borderTopWidth="1px"
        fontSize="sm"
        color="ink.muted"
      >
        {note !== undefined && <Rating note={note} />}
        <chakra.time dateTime={dateCreation.toISOString()} fontVariantNumeric="tabular-nums">
          {formatDate(dateCreation)}
        </chakra.time>
      </Flex>
    </Card>
  );
}

/** Present position and programme; all of it may be missing. */
function Work({ poste, entreprise, formation, promotion }: Temoignage) {
  const now = [poste, entreprise].filter(Boolean).join(', ');
  const then = [formation, promotion && temoignagesPage.promotion(promotion)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {now && (
        <Box marginTop="1" fontSize="sm" fontWeight="600" color="brand" lineHeight="1.4">
          {now}
        </Box>
      )}
      {then && (
        <Box marginTop="1" fontSize="xs" color="ink.muted" lineHeight="1.4">
          {then}
        </Box>
      )}
    </>
  );
}

const stars = Array.from({ length: limits.note.max }, (_, index) => index + 1);

/** A mark, in figures for everyone and in stars for the eye. */
function Rating({ note }: { readonly note: number }) {
  return (
    <Flex align="center" gap="2">
      <Flex color="call.strong" aria-hidden>
        {stars.map((star) => (
          <Star key={star} size={16} fill={star <= note ? 'currentColor' : 'none'} />
        ))}
      </Flex>
      <span>{temoignagesPage.note(note)}</span>
    </Flex>
  );
}
