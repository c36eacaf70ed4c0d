import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { excerpt } from '@centre/domain/text';
import { pictureUrl } from '../../content/pictures.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { Card } from '../../ui/layout.tsx';

interface ArticleProps {
  readonly article: PublicArticle;
}

const Cover = chakra('img', {
  base: {
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'cover',
    background: 'surface.sunken',
  },
});

const defaultCover = pictureUrl('article', 800);

/** The main article, in large. */
export function FeaturedArticle({ article }: ArticleProps) {
  return (
    <Card as="article" id={`article-${article.id}`}>
      <Cover
        src={article.imageUrl || defaultCover}
        alt=""
        width={800}
        height={500}
        loading="lazy"
      />
      <Box padding="5">
        <Caption article={article} />
        <Heading as="h3" fontSize="xl" lineClamp="2">
          {article.titre}
        </Heading>
        <Box color="ink.muted" marginTop="2">
          {excerpt(article.contenu, limits.excerpt.featured) || messages.article.noContent}
        </Box>
      </Box>
    </Card>
  );
}

/** One of the articles beside it. */
export function CompactArticle({ article }: ArticleProps) {
  return (
    <Card as="article" id={`article-${article.id}`}>
      <Cover
        src={article.imageUrl || defaultCover}
        alt=""
        width={480}
        height={300}
        loading="lazy"
      />
      <Box padding="3">
        <Caption article={article} />
        <Heading as="h3" fontSize="md" lineClamp="2">
          {article.titre}
        </Heading>
        <Box color="ink.muted" fontSize="sm" marginTop="1" lineClamp="3">
          {excerpt(article.contenu, limits.excerpt.compact) || messages.article.noContent}
        </Box>
      </Box>
    </Card>
  );
}

/** Keeps the place of an article that is not written yet. */
export function ComingArticle() {
  return (
    <Card borderStyle="dashed" background="surface" minHeight="160px">
      <Flex
        direction="column"
        justify="center"
        align="center"
        height="100%"
        padding="4"
        textAlign="center"
      >
        <Box fontWeight="600">{messages.article.coming}</Box>
        <Box fontSize="sm" color="ink.muted">
          {messages.article.comingSoon}
        </Box>
      </Flex>
    </Card>
  );
}

function Caption({ article }: ArticleProps) {
  return (
    <Flex gap="2" fontSize="xs" color="ink.muted" marginBottom="1">
      <Box color="brand" fontWeight="600">
        {article.categorie}
      </Box>
      <time dateTime={article.date.toISOString()}>{formatDate(article.date)}</time>
    </Flex>
  );
}
