import { Badge, Box, Card, chakra, Flex, Heading } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import type { ReactNode } from 'react';
import { defaultPortrait } from '../../texts/picture-files.texts.ts';
import { temoignagesTab } from './temoignages.texts.ts';

/** Cards side by side, as many as fit. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '3',
  },
});

const Portrait = chakra('img', {
  base: {
    width: '56px',
    height: '56px',
    flexShrink: '0',
    objectFit: 'cover',
    borderRadius: 'control',
    background: 'surface.sunken',
  },
});

/** The element that names the person, for buttons that are described by it. */
export const nameIdOf = (id: string): string => `nom-${id}`;

interface TemoignageCardProps {
  readonly temoignage: Pick<
    Temoignage,
    'id' | 'prenom' | 'nom' | 'formation' | 'promotion' | 'contenu' | 'note'
  > &
    Partial<Pick<Temoignage, 'dateCreation' | 'picture'>>;
  /** Address of the portrait; the drawn one when it is empty. */
  readonly photo: string;
  readonly badge: {
    readonly text: string;
    readonly colorPalette: 'brand' | 'neutral' | 'call';
  };
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One testimonial as the staff sees it: shortened, with its state and its buttons. */
export function TemoignageCard({
  temoignage,
  photo,
  badge,
  children,
  actions,
}: TemoignageCardProps) {
  const { id, prenom, nom, formation, promotion, contenu, note, dateCreation } = temoignage;
  const nameId = nameIdOf(id);
  const training = [formation, promotion];
  const facts = [
    note !== undefined && temoignagesTab.note(note),
    dateCreation && formatDate(dateCreation),
  ];
  return (
    <Card.Root
      as="li"
      id={`temoignage-${id}`}
      aria-labelledby={nameId}
      display="flex"
      flexDirection="column"
      gap="3"
      size="md"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 220px' }}
    >
      <Flex wrap="wrap" gap="3" align="flex-start">
        <Portrait
          src={photo || defaultPortrait.url}
          alt=""
          htmlWidth={56}
          htmlHeight={56}
          loading="lazy"
        />
        <Box flex="1 1 7rem">
          <Heading as="h3" id={nameId} fontSize="md">
            {temoignagesTab.nameOf(prenom, nom) || temoignageMessages.anonymous}
          </Heading>
          <Facts values={training} />
          <Facts values={facts} />
        </Box>
        <Badge colorPalette={badge.colorPalette}>{badge.text}</Badge>
      </Flex>
      <chakra.blockquote flex="1" whiteSpace="pre-line">
        {excerpt(contenu, limits.excerpt.temoignageCard)}
      </chakra.blockquote>
      {children}
      {actions && (
        <Flex gap="2" wrap="wrap" align="center">
          {actions}
        </Flex>
      )}
    </Card.Root>
  );
}

function Facts({ values }: { readonly values: readonly (string | false | undefined)[] }) {
  return (
    <Box fontSize="xs" color="ink.muted" lineHeight="1.4" fontVariantNumeric="tabular-nums">
      {values.filter(Boolean).join(' · ')}
    </Box>
  );
}
