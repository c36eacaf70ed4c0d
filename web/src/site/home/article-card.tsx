import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/public-messages';
import { excerpt } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import { news } from '../../content/home.ts';
import { pictureUrl } from '../../content/picture-files.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { Card } from '../../ui/layout.tsx';
import { PublishedImage } from '../../ui/published-image.tsx';

interface ArticleProps {
  readonly article: PublicArticle;
}

interface CoverProps extends ArticleProps {
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
}

function Cover({ article, sizes }: CoverProps) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || defaultCover}
      sizes={sizes}
      alt=""
      display="block"
      width="100%"
      height="100%"
      objectFit="cover"
      background="surface.sunken"
    />
  );
}

const ReadMore = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'brand',
    fontWeight: '600',
    fontSize: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    // The whole card answers to a touch; the link alone is read and focused.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

const defaultCover = pictureUrl('article', 480);

/** The main article, in large. */
export function FeaturedArticle({ article }: ArticleProps) {
  return (
    <Card
      as="article"
      id={`article-${article.id}`}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1.15fr 1fr' }}
      minHeight={{ md: '300px' }}
    >
      <Box aspectRatio={{ base: '8 / 5', md: 'auto' }} position="relative">
        <Box position="absolute" inset="0">
          <Cover article={article} sizes="(min-width: 768px) 480px, 100vw" />
        </Box>
      </Box>
      <Flex direction="column" padding="5">
        <Words article={article} length={limits.excerpt.featured} titleSize="xl" />
      </Flex>
    </Card>
  );
}

/** One of the articles below it. */
export function CompactArticle({ article }: ArticleProps) {
  return (
    <Card
      as="article"
      id={`article-${article.id}`}
      position="relative"
      display="grid"
      gridTemplateColumns="112px minmax(0, 1fr)"
      minHeight="164px"
    >
      <Box position="relative">
        <Box position="absolute" inset="0">
          <Cover article={article} sizes="264px" />
        </Box>
      </Box>
      <Flex direction="column" paddingInline="4" paddingTop="3">
        <Words article={article} length={limits.excerpt.compact} titleSize="md" />
      </Flex>
    </Card>
  );
}

/** Keeps the place of an article that is not written yet. */
export function ComingArticle() {
  return (
    <Card
      borderStyle="dashed"
      borderColor="line.strong"
      background="transparent"
      minHeight="164px"
      display="flex"
      flexDirection="column"
      justifyContent="center"
      padding="5"
    >
      <Box fontWeight="600">{articleMessages.coming}</Box>
      <Box fontSize="sm" color="ink.muted">
        {articleMessages.comingSoon}
      </Box>
    </Card>
  );
}

interface WordsProps extends ArticleProps {
  /** Of the excerpt, in characters. */
  readonly length: number;
  readonly titleSize: 'md' | 'xl';
}

function Words({ article, length, titleSize }: WordsProps) {
  const { id, titre, contenu, categorie, date } = article;
  return (
    <>
      <Flex gap="2" fontSize="xs" color="ink.muted" marginBottom="1">
        <Box color="brand" fontWeight="600">
          {categorie}
        </Box>
        <time dateTime={date.toISOString()}>{formatDate(date)}</time>
      </Flex>
      <chakra.h3 id={`titre-${id}`} fontSize={titleSize} lineClamp="2">
        {titre}
      </chakra.h3>
      <Box
        color="ink.muted"
        fontSize={titleSize === 'xl' ? 'md' : 'sm'}
        lineHeight="1.45"
        marginTop="1"
      >
        {excerpt(contenu, length) || articleMessages.noContent}
      </Box>
      <Box marginTop="auto">
        <ReadMore to={`/blog#article-${id}`} aria-describedby={`titre-${id}`}>
          {news.readMore}
        </ReadMore>
      </Box>
    </>
  );
}
