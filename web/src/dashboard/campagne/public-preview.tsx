import { Badge, Box, Card, Flex, Heading } from '@chakra-ui/react';
import type { StoredCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { isCalendarDay } from '@centre/domain/dates';
import { campagneTab as words } from './campagne.texts.ts';

interface PublicPreviewProps {
  readonly title: string;
  readonly campagne: StoredCampagne;
  readonly at: Date;
}

const days = ['ouverture', 'cloture', 'prolongation', 'prochaine'] as const;

/** Words of the site about a campaign at an instant; nothing while its dates are incomplete. */
export function PublicPreview({ title, campagne, at }: PublicPreviewProps) {
  if (!days.every((name) => campagne[name] === '' || isCalendarDay(campagne[name])))
    return null;
  if (campagne.ouverture === '') return null;
  const { ouverte, titre, texte } = publicCampagne(campagne, at);
  return (
    <Card.Root background="surface.sunken" aria-live="polite" marginBottom="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h3" fontSize="sm">
          {title}
        </Heading>
        <Badge colorPalette={ouverte ? 'brand' : 'neutral'}>
          {ouverte ? words.open : words.closed}
        </Badge>
      </Flex>
      <Box fontFamily="heading" fontWeight="600" fontSize="lg" marginTop="3">
        {titre}
      </Box>
      <Box marginTop="1">{texte}</Box>
    </Card.Root>
  );
}
