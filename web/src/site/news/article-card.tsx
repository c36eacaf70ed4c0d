import { Box, chakra, Flex, Heading, type HTMLChakraProps } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import { useLocation } from 'react-router-dom';
import type { PublicArticle } from '@centre/domain/article/article';
import { Card } from '../../ui/layout.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { newsPage } from './news.texts.ts';
import { articleAddress } from './address.ts';
import { Cover } from './cover.tsx';

interface ArticleFrameProps extends HTMLChakraProps<'div'> {
  /** The first of a list: full width, its picture beside its text on wide screens. */
  readonly isFeatured: boolean;
}

// On a phone the picture is small, beside the text: shorter to scroll and lighter to fetch.
const compactOnPhones = {
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  gap: { base: '4', sm: '0' },
  alignItems: { base: 'start', sm: 'stretch' },
  '& img': { width: { base: '112px', sm: '100%' } },
  padding: { base: '4', sm: '0' },
} as const;

/** The frame of an article's card, also of one that is still loading. */
export function ArticleFrame({ isFeatured, ...rest }: ArticleFrameProps) {
  return (
    <Card
      position="relative"
      {...(isFeatured
        ? {
            gridColumn: '1 / -1',
            flexDirection: 'column',
            display: { base: 'flex', lg: 'grid' },
            gridTemplateColumns: { lg: '7fr 5fr' },
          }
        : compactOnPhones)}
      {...rest}
    />
  );
}

interface ArticleCardProps {
  readonly article: PublicArticle;
  /** The first of a list: across the whole width where there is room. */
  readonly isFeatured?: boolean;
}

/** An article in a list. */
export function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { pathname, search } = useLocation();
  const titleId = `titre-${article.id}`;
  return (
    <ArticleFrame
      as="article"
      id={`article-${article.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      isFeatured={isFeatured}
      transition="border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out"
      _hover={{ borderColor: 'brand', boxShadow: 'card' }}
    >
      <Cover
        article={article}
        sizes={
          isFeatured
            ? '(min-width: 992px) 670px, (min-width: 576px) 100vw, 80vw'
            : '(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px'
        }
        isFirst={isFeatured}
      />
      <Flex
        direction="column"
        // Beside the picture where the letters leave room for it, else beneath.
        flex={isFeatured ? '1' : { base: '1 1 7.5rem', sm: '1' }}
        minWidth="0"
        padding={isFeatured ? { base: '5', lg: '8' } : { base: '0', sm: '5' }}
      >
        <Caption article={article} />
        <Heading
          as="h3"
          id={titleId}
          fontSize={isFeatured ? { base: 'lg', md: 'xl' } : { base: 'md', sm: 'lg' }}
          lineClamp="2"
        >
          {article.titre}
        </Heading>
        <Box marginTop="3" color="ink.muted" fontSize={isFeatured ? 'md' : 'sm'} lineClamp="3">
          {excerpt(article.contenu, limits.excerpt.blog) || articleMessages.noContent}
        </Box>
        <Box marginTop="auto" paddingTop="3">
          <CardLink
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight="touch"
            fontWeight="600"
            color="brand"
            to={articleAddress(article.id)}
            state={{ from: `${pathname}${search}` }}
            aria-describedby={titleId}
          >
            {newsPage.read}
            <Icon name="onward" size={18} />
          </CardLink>
        </Box>
      </Flex>
    </ArticleFrame>
  );
}

/** What kind of article it is, and when it was published. */
function Caption({ article }: { readonly article: PublicArticle }) {
  return (
    <Flex wrap="wrap" columnGap="2" fontSize="xs" color="ink.muted" marginBottom="2">
      <Box color="brand" fontWeight="600">
        {article.categorie}
      </Box>
      <chakra.time dateTime={article.date.toISOString()} fontVariantNumeric="tabular-nums">
        {formatDate(article.date)}
      </chakra.time>
    </Flex>
  );
}
