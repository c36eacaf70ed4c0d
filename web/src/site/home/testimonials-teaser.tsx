import { Box, chakra, Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { useEffect } from 'react';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { temoignageMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { subscribeToTemoignages } from '../../data/temoignages-updated.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card, Container, rowOnPhone } from '../../ui/layout.tsx';
import { voices } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Portrait } from '../ui/portrait.tsx';

function Voice({ temoignage }: { readonly temoignage: Temoignage }) {
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

const none: readonly Temoignage[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load: Load<readonly Temoignage[]> = async (sent) =>
  (await import('../../data/public/published-lists.ts')).publishedTemoignages(sent);

const List = chakra('ul', {
  base: {
    ...rowOnPhone,
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    marginTop: { base: '4', md: '6' },
  },
});

/** The published testimonials, if there are any, and an invitation to write one. */
export function TestimonialsTeaser() {
  const { value = none, reload } = usePublicQuery(queryKeys.temoignages, load, none);
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
      <Box marginTop={{ base: '4', md: '8' }}>
        <Invitation />
      </Box>
    </Block>
  );
}

function Invitation() {
  return (
    <Flex wrap="wrap" align="center" gap="4">
      <Box flex="1 1 12rem">{voices.lead}</Box>
      <LinkButton to="/contact" flexShrink="0">
        {voices.write}
      </LinkButton>
    </Flex>
  );
}
