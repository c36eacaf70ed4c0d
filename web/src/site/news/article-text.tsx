import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout.tsx';
import { articleDetail } from './news.texts.ts';

interface ArticleTextProps {
  readonly id: string;
  readonly titre: string;
  readonly categorie: string;
  readonly auteur: string;
  /** When it was published, for machines and as it is read. */
  readonly instant: string;
  readonly date: string;
  readonly contenu: string;
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

/** An article laid out in full: the same from the server and in the browser. */
export function ArticleText({ id, titre, cover, children, ...facts }: ArticleTextProps) {
  const titleId = `titre-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Box maxWidth="800px" marginInline="auto" paddingTop={{ base: '0', lg: '8' }}>
        <Box borderRadius={{ base: '0', lg: 'control' }} overflow="hidden">
          {cover}
        </Box>
        <Box
          paddingBlock={{ base: '5', md: '8' }}
          paddingInline={{ base: '5', md: '8', lg: '0' }}
        >
          <Box color="brand" fontWeight="600" fontSize="sm">
            {facts.categorie}
          </Box>
          <Heading as="h2" id={titleId} fontSize="2xl" marginTop="2">
            {titre}
          </Heading>
          <Flex wrap="wrap" columnGap="4" marginTop="3" fontSize="sm" color="ink.muted">
            <span>
              {articleDetail.publishedOn} <time dateTime={facts.instant}>{facts.date}</time>
            </span>
            {facts.auteur && (
              <span>
                {articleDetail.by} {facts.auteur}
              </span>
            )}
          </Flex>
          <Content>{facts.contenu}</Content>
          <Flex wrap="wrap" gap="3" marginTop="8">
            {children}
          </Flex>
        </Box>
      </Box>
    </Card>
  );
}

// The author's line breaks are part of the text.
const Content = chakra('div', {
  base: {
    marginTop: '6',
    maxWidth: 'measure',
    whiteSpace: 'pre-line',
  },
});
