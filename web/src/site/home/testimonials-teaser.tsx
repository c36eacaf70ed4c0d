import { Box, chakra, Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/public-messages';
import { excerpt } from '@centre/domain/text';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { voices } from '../../content/home.ts';
import type { PublicTemoignage } from '../../data/documents.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { LinkButton } from '../../ui/button.tsx';
import { innerFocusRing, noFocusRing } from '../../ui/focus-ring.ts';
import { Card, Container } from '../../ui/layout.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Block, BlockTitle } from './block.tsx';

const none: readonly PublicTemoignage[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
async function load(): Promise<readonly PublicTemoignage[]> {
  return (await import('../../data/temoignages.ts')).publishedTemoignages();
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '4',
    marginTop: '6',
  },
});

/** What former trainees say, as long as there is something to read, and a way to write. */
export function TestimonialsTeaser() {
  const { value = none, reload } = useLoaded(load, none);
  useEffect(() => subscribeToTemoignages(() => void reload()), [reload]);
  if (value.length === 0) {
    return (
      <Container>
        <Invitation />
      </Container>
    );
  }
  return (
    <Block titleId="temoignages" background="surface.sunken">
      <BlockTitle id="temoignages" title={voices.title} />
      <List data-testid="temoignages">
        {value.slice(0, limits.publishedTemoignages).map((temoignage) => (
          <Voice key={temoignage.id} temoignage={temoignage} />
        ))}
      </List>
      <Box marginTop="8">
        <Invitation />
      </Box>
    </Block>
  );
}

function Invitation() {
  return (
    <Flex align="center" gap="4" wrap="wrap">
      <Box>{voices.lead}</Box>
      <LinkButton to="/contact">{voices.write}</LinkButton>
    </Flex>
  );
}

const CoveringLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: { ...noFocusRing, _after: innerFocusRing },
  },
});

function Voice({ temoignage }: { readonly temoignage: PublicTemoignage }) {
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
