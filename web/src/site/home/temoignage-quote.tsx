import { Box, chakra, Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/public-messages';
import { excerpt } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import type { PublicTemoignage } from '../../data/temoignage-fields.ts';
import { innerFocusRing, noFocusRing } from '../../ui/focus-ring.ts';
import { Card } from '../../ui/layout.tsx';
import { Portrait } from '../ui/portrait.tsx';

const CoveringLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: { ...noFocusRing, _after: innerFocusRing },
  },
});

export function Voice({ temoignage }: { readonly temoignage: PublicTemoignage }) {
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
            <CoveringLink to={`/temoignages#temoignage-${id}`}>{name}</CoveringLink>
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
