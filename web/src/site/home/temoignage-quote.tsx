import { Box, chakra, Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { Card } from '../../ui/layout.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Portrait } from '../ui/portrait.tsx';

export function Voice({ temoignage }: { readonly temoignage: Temoignage }) {
  const { id, prenom, nom, formation, contenu } = temoignage;
  const name = [prenom, nom].filter(Boolean).join(' ') || temoignageMessages.anonymous;
  return (
    <Card
      as="li"
      id={`temoignage-${id}`}
      position="relative"
      display="flex"
      flexDirection="column"
      padding="5"
      transition="border-color {durations.quick} ease-out"
      _hover={{ borderColor: 'brand' }}
    >
      <chakra.blockquote flex="1" fontSize="lg" lineHeight="1.4" marginBottom="4">
        «&nbsp;{excerpt(contenu, limits.excerpt.voice)}&nbsp;»
      </chakra.blockquote>
      <Flex align="center" gap="3">
        <Portrait of={temoignage} size={56} borderRadius="round" />
        <Box minWidth="0">
          <Box fontWeight="600">
            <CardLink to={`/temoignages#temoignage-${id}`}>{name}</CardLink>
          </Box>
          {formation && (
            <Box fontSize="sm" color="ink.muted">
              {formation}
            </Box>
          )}
        </Box>
      </Flex>
    </Card>
  );
}
