import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { Star } from 'lucide-react';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { temoignagesPage } from '../../texts/temoignages.texts.ts';
import { Card } from '../../ui/layout.tsx';
import { Portrait } from '../ui/portrait.tsx';

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
