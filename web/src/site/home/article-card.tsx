import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import type { PublicArticle } from '@centre/domain/article/article';
import { pictureUrl } from '../../texts/picture-files.texts.ts';
import { Card } from '../../ui/layout.tsx';
import { PublishedImage } from '../../ui/published-image.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { news } from './home.texts.ts';

// `sizes` is less than the real width on phones, whose pixels are finer than a picture needs.

const featured = {
  card: { gridTemplateColumns: { base: '1fr', md: '1.15fr 1fr' }, minHeight: { md: '300px' } },
  cover: { aspectRatio: { base: '2 / 1', md: 'auto' } },
  sizes: '(min-width: 768px) 480px, 80vw',
  words: { padding: '5' },
  title: 'xl',
  text: 'md',
  excerpt: limits.excerpt.featured,
} as const;

const compact = {
  card: {
    gridTemplateColumns: 'minmax(0, 112px) minmax(min(100%, 9.5rem), 1fr)',
    minHeight: '164px',
  },
  cover: {},
  sizes: '160px',
  words: { paddingInline: '4', paddingTop: '3' },
  title: 'md',
  text: 'sm',
  excerpt: limits.excerpt.compact,
} as const;

interface ArticleCardProps {
  readonly article: PublicArticle;
  readonly isFeatured?: boolean;
}

/** The main article, or one of those below it. */
export function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { id, titre, contenu, categorie, date, picture, imageUrl } = article;
  const look = isFeatured ? featured : compact;
  return (
    <Card as="article" id={`article-${id}`} position="relative" display="grid" {...look.card}>
      <Box {...look.cover} position="relative">
        <Box position="absolute" inset="0">
          <PublishedImage
            picture={picture}
            fallback={imageUrl || pictureUrl('article', 480)}
            sizes={look.sizes}
            alt=""
            htmlWidth={800}
            htmlHeight={500}
            display="block"
            width="100%"
            height="100%"
            objectFit="cover"
            background="surface.sunken"
          />
        </Box>
      </Box>
      <Flex direction="column" {...look.words}>
        <Flex wrap="wrap" columnGap="2" fontSize="xs" color="ink.muted" marginBottom="1">
          <Box color="brand" fontWeight="600">
            {categorie}
          </Box>
          <time dateTime={date.toISOString()}>{formatDate(date)}</time>
        </Flex>
        <chakra.h3 id={`titre-${id}`} fontSize={look.title} lineClamp="2">
          {titre}
        </chakra.h3>
        <Box
          color="ink.muted"
          fontSize={look.text}
          lineHeight="1.45"
          marginTop="1"
          lineClamp={{ base: 3, md: 'none' }}
        >
          {excerpt(contenu, look.excerpt) || articleMessages.noContent}
        </Box>
        <Box marginTop="auto">
          <CardLink
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            color="brand"
            fontWeight="600"
            fontSize="sm"
            textDecoration="underline"
            textUnderlineOffset="4px"
            to={`/blog#article-${id}`}
            aria-describedby={`titre-${id}`}
          >
            {news.readMore}
          </CardLink>
        </Box>
      </Flex>
    </Card>
  );
}

/** Placeholder of an article that is not written yet; the first says it on a phone for all. */
export function ComingArticle({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Card
      borderStyle="dashed"
      borderColor="line.strong"
      background="transparent"
      minHeight="164px"
      // A row of nothing but these would have to be scrolled, and no key reaches it.
      display={{ base: isFirst ? 'flex' : 'none', sm: 'flex' }}
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
